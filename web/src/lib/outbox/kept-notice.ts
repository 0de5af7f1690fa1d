import type { Delivery } from './box.ts';

/** Tells a person that what they saved goes out later. */
export const KEPT_NOTICE: Record<
  Exclude<Delivery, 'sent'>,
  { title: string; description: string }
> = {
  offline: {
    title: 'Saved on this device',
    description: 'It will be sent when you’re back online.',
  },
  unreachable: {
    title: 'Saved on this device',
    description: 'It will be sent as soon as the server answers.',
  },
};
