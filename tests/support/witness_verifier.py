"""A second verifier of checkpoints and cosignatures, written from C2SP's signed-note, tlog-checkpoint, tlog-cosignature
and tlog-tiles, RFC 6962 and RFC 8032 alone. Standard library only.

  python3 witness_verifier.py CHECKPOINT LOG_VKEY [WITNESS_VKEY ...]      prints "size root names-of-witnesses"
  python3 witness_verifier.py --tiles FOLDER OLD_CHECKPOINT CHECKPOINT LOG_VKEY   proves the second goes on from the first
"""
import base64
import hashlib
import os
import sys

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def add(a, b):
    x = (a[1] - a[0]) * (b[1] - b[0]) % P
    y = (a[1] + a[0]) * (b[1] + b[0]) % P
    t, z = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = y - x, z - t, z + t, y + x
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(n, point):
    total = (0, 1, 1, 0)
    while n:
        if n & 1:
            total = add(total, point)
        point, n = add(point, point), n >> 1
    return total


def same(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def recover_x(y, sign):
    if y >= P:
        raise ValueError("no point")
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        raise ValueError("no point")
    return P - x if x & 1 != sign else x


def point_of(data):
    number = int.from_bytes(data, "little")
    y, sign = number & (2**255 - 1), number >> 255
    x = recover_x(y, sign)
    return x, y, 1, x * y % P


GY = 4 * pow(5, P - 2, P) % P
GX = recover_x(GY, 0)
G = (GX, GY, 1, GX * GY % P)


def verifies(key, message, signature):
    if len(signature) != 64:
        return False
    try:
        a, r = point_of(key), point_of(signature[:32])
    except ValueError:
        return False
    s = int.from_bytes(signature[32:], "little")
    if s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    return same(times(s, G), add(r, times(k, a)))


def read_vkey(text):
    name, hint, encoded = text.split("+", 2)
    data = base64.b64decode(encoded, validate=True)
    expected = hashlib.sha256(name.encode() + b"\n" + data).digest()[:4]
    if expected.hex() != hint or len(data) != 33:
        raise ValueError("no verifier key: " + text)
    return name, expected, data[0], data[1:]


def read_note(note):
    at = note.rindex("\n\n")
    text, lines = note[: at + 1], note[at + 2 :]
    signatures = []
    for line in lines.splitlines():
        dash, name, encoded = line.split(" ")
        data = base64.b64decode(encoded, validate=True)
        if dash != "—" or len(data) <= 4:
            raise ValueError("no signature line: " + line)
        signatures.append((name, data[:4], data[4:]))
    return text, signatures


def is_signed(text, signatures, vkey):
    name, hint, kind, key = read_vkey(vkey)
    own = [data for other, id_, data in signatures if (other, id_) == (name, hint)]
    if not own:
        return False
    for data in own:
        if kind == 1:
            good = verifies(key, text.encode(), data)
        elif kind == 4:
            time = int.from_bytes(data[:8], "big")
            good = verifies(key, f"cosignature/v1\ntime {time}\n{text}".encode(), data[8:])
        else:
            good = False
        if not good:
            return False
    return True


def read_checkpoint(note, vkey):
    text, signatures = read_note(note)
    if not is_signed(text, signatures, vkey):
        raise ValueError("the log did not sign this checkpoint")
    origin, size, root = text.split("\n")[:3]
    if origin != read_vkey(vkey)[0]:
        raise ValueError("another log")
    return int(size), base64.b64decode(root, validate=True), text, signatures


def node(left, right):
    return hashlib.sha256(b"\x01" + left + right).digest()


def tree(hashes):
    if not hashes:
        return hashlib.sha256(b"").digest()
    if len(hashes) == 1:
        return hashes[0]
    half = 1
    while half * 2 < len(hashes):
        half *= 2
    return node(tree(hashes[:half]), tree(hashes[half:]))


def leaves(folder, size):
    """The leaf hashes of the level 0 tiles of a tree of this size."""
    found = []
    for index in range((size + 255) // 256):
        width = min(256, size - index * 256)
        name = f"{index:03d}" + ("" if width == 256 else f".p-{width}")
        with open(os.path.join(folder, name), "rb") as file:
            data = file.read()
        if len(data) != 32 * width:
            raise ValueError("a tile of another length")
        found += [data[at : at + 32] for at in range(0, len(data), 32)]
    return found


def main(args):
    if args[0] == "--tiles":
        folder, old, new, vkey = args[1:]
        heads = [read_checkpoint(open(one, encoding="utf-8", newline="").read(), vkey) for one in (old, new)]
        hashes = leaves(folder, heads[1][0])
        for size, root, _, _ in heads:
            if tree(hashes[:size]) != root:
                raise ValueError(f"the tiles do not give the root of {size}")
        print(f"{heads[0][0]} {heads[1][0]}")
        return
    note = open(args[0], encoding="utf-8", newline="").read()
    size, root, text, signatures = read_checkpoint(note, args[1])
    names = [read_vkey(one)[0] for one in args[2:] if is_signed(text, signatures, one)]
    print(" ".join([str(size), root.hex(), *names]))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ValueError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
