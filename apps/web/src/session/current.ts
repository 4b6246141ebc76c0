import { signal } from '@preact/signals';
import type { Table } from './table.ts';

/** The table this page sits at. */
export const table = signal<Table | undefined>(undefined);

/** Why no table of this browser could be had. */
export const trouble = signal<string | undefined>(undefined);
