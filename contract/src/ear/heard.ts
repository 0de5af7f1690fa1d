import { z } from 'zod';

const count = z.int().nonnegative();

/** How many of some questions were heard right. */
export const Heard = z.object({ asked: count, heard: count });

/** 'once': 9 of 10 on one day. 'heard': on a second day as well. */
export const EarMark = z.enum(['not-yet', 'once', 'heard']);
