import { BlockList, isIP } from 'node:net';

/** Returns a function that tells whether an address is in one of these ranges. */
export function networkList(ranges: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    // A connection that is already closed no longer has an address.
    if (address === undefined) return false;
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!;
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32` and the like. */
export function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
