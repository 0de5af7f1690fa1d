import { afterAll } from 'vitest';
import { cleanUp } from './clean-up.ts';

// Registered before each test file, and so outside its hooks.
afterAll(cleanUp);
