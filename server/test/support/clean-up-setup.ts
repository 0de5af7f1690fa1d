import { afterAll } from 'vitest';
import { cleanUp } from './clean-up.ts';

// Before each test file, and so outside of its hooks.
afterAll(cleanUp);
