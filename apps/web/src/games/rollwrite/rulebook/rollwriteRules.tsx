import { RulebookScreen } from '../../../rulebook/RulebookScreen.tsx';
import { RulebookSheet } from '../../../rulebook/RulebookSheet.tsx';
import { loadRulebook } from './rulebook.ts';

/** The page with the rules, which comes with its words. */
export const fetchRulesPage = async () => {
  const book = await loadRulebook();
  return ({ at }: { at?: string | undefined }) => <RulebookScreen book={book} at={at} />;
};

/** The same over a running game. */
export const fetchRulesSheet = async () => {
  const book = await loadRulebook();
  return ({ at, onClose }: { at?: string | undefined; onClose: () => void }) => (
    <RulebookSheet book={book} at={at} over=".rw-table, .rw-view" onClose={onClose} />
  );
};
