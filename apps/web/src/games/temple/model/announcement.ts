import type { Seat } from '@templefall/kernel';

/** Something that happened, in words. */
export interface Announcement {
  readonly text: string;
  /** `small` is left out when only the important is read. */
  readonly weight: 'urgent' | 'plain' | 'small';
}

export interface Hearer {
  readonly me: Seat | undefined;
  readonly names: readonly string[];
}
