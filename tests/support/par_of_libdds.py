"""Makeable tricks and par by libdds, for `par-by-libdds.test.ts`: a deal a line as PBN has it, an answer a line as JSON.

`python3 par_of_libdds.py LIBRARY`. The answer is {"table": 20 hexadecimal digits (north, south, east, west, each in notrump,
spades, hearts, diamonds, clubs), "pars": {"dealer vulnerable": {"score": for the dealer's or whichever side, as libdds says
it, "contracts": [as libdds writes them]}}}.
"""

import ctypes
import json
import os
import sys


class Deal(ctypes.Structure):
    _fields_ = [("cards", ctypes.c_char * 80)]


class Table(ctypes.Structure):
    _fields_ = [("tricks", (ctypes.c_int * 4) * 5)]


class Par(ctypes.Structure):
    _fields_ = [("number", ctypes.c_int), ("score", ctypes.c_int), ("contracts", (ctypes.c_char * 10) * 10)]


# libdds counts spades, hearts, diamonds, clubs, notrump and north, east, south, west.
STRAINS = (4, 0, 1, 2, 3)
HANDS = (0, 2, 1, 3)
VULNERABLE = {"none": 0, "both": 1, "ns": 2, "ew": 3}
DEALERS = ("north", "east", "south", "west")


def pars_of(library, table):
    answer = {}
    for at, dealer in enumerate(DEALERS):
        for name, number in VULNERABLE.items():
            par = Par()
            if library.DealerPar(ctypes.byref(table), ctypes.byref(par), at, number) != 1:
                raise SystemExit("libdds gives no par")
            contracts = [par.contracts[i].value.decode() for i in range(par.number)]
            answer[f"{dealer} {name}"] = {"score": par.score, "contracts": contracts}
    return answer


def main():
    library = ctypes.CDLL(sys.argv[1])
    library.SetMaxThreads(1)
    for line in sys.stdin:
        deal, table = Deal(line.strip().encode()), Table()
        if library.CalcDDtablePBN(deal, ctypes.byref(table)) != 1:
            raise SystemExit(f"libdds does not solve {line}")
        tricks = "".join(f"{table.tricks[strain][hand]:X}" for hand in HANDS for strain in STRAINS)
        print(json.dumps({"table": tricks, "pars": pars_of(library, table)}), flush=True)
    # The library takes its threads down badly at a usual end.
    os._exit(0)


main()
