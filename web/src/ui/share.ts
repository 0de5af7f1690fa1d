import { toast } from './toast.ts';

/** Offers a link of this site to the device; where it has no sharing of its own, copies the link. */
export async function share({ url, title }: { url: string; title: string }): Promise<void> {
  const link = { title, url: new URL(url, location.href).href };
  if (await handedOver(link)) return;
  try {
    await navigator.clipboard.writeText(link.url);
    toast({ title: 'Link Copied', description: 'Paste it into a message.' });
  } catch {
    toast({ title: 'The link couldn’t be copied.', description: link.url, tone: 'problem' });
  }
}

/** Also true for somebody who thought better of it: then nothing is copied behind their back. */
async function handedOver(link: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
