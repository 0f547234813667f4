import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4 } from 'node:net'

/** The proxies whose word on an address is taken: `PAIJI_TRUSTED_PROXIES`, addresses and networks with commas. */
const trustedProxies = (text: string): BlockList => {
  const list = new BlockList()
  for (const entry of text.split(',').map(each => each.trim())) {
    if (entry === '') continue
    const [address = '', bits] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const plain = (address: string): string => address.replace(/^::ffff:/, '')

const isTrusted = (list: BlockList, address: string): boolean => {
  try {
    return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  } catch {
    return false
  }
}

/** Whose request it is: the nearest address that is no proxy of ours. What a stranger writes there is not believed. */
export const addressOf = (peer: string, forwarded: string | undefined, proxies: string): string => {
  const list = trustedProxies(proxies)
  const hops = [...(forwarded ?? '').split(',').map(each => each.trim()), plain(peer)].filter(hop => hop !== '')
  while (hops.length > 1 && isTrusted(list, hops.at(-1) ?? '')) hops.pop()
  return hops.at(-1) ?? ''
}

/** Leaves one address in the request's headers: the one that was seen. */
export const settleAddress = ({ headers, socket }: IncomingMessage): void => {
  const forwarded = headers['x-forwarded-for']
  const said = typeof forwarded === 'string' ? forwarded : undefined
  delete headers['x-paiji-forward']
  headers['x-forwarded-for'] = addressOf(socket.remoteAddress ?? '', said, process.env.PAIJI_TRUSTED_PROXIES ?? '')
}
