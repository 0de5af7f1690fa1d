/** Google's own id in the register of those who certify sellers. */
const GOOGLE_CERTIFICATION = 'f08c47fec0942fa0';

/** Who may sell places for ads on this site. Without a network: nobody, in the standard's words. */
export function adsTxt(adsenseClient: string | undefined): string {
  if (!adsenseClient) return 'placeholder.example.com, placeholder, DIRECT, placeholder\n';
  const publisher = adsenseClient.replace(/^ca-/, '');
  return `google.com, ${publisher}, DIRECT, ${GOOGLE_CERTIFICATION}\n`;
}
