import { signal } from '@preact/signals';

/** Counts those who have run through the door of light at the end; each is heard. */
export const runOut = signal(0);
