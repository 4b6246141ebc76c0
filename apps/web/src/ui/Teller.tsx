/** Lies over a thing that is no button itself: a tap on it tells its rule. */
export const Teller = ({ label, onTell }: { label: string; onTell: () => void }) => (
  <button type="button" class="teller" aria-label={label} onClick={onTell} />
);
