import { signal } from '@preact/signals';

/** All drawings by their names, once they are fetched. */
export const drawings = signal<Element | undefined>(undefined);
