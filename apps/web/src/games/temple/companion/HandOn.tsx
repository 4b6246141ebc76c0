import { linkTo } from '../../../shell/tableLink.ts';
import { LinkRow } from '../../../ui/LinkRow.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { boxWords } from '../words.ts';
import type { Box } from './box.ts';
import { printBox } from './storedBox.ts';

/** The running game as a code for another device: its clock goes by the time of day, so it needs no answer. */
export const HandOn = ({ box, onClose }: { box: Box; onClose: () => void }) => {
  const { say } = boxWords.value;
  const link = linkTo('box', printBox(box));
  return (
    <Sheet title={say('box.handOver')} onClose={onClose}>
      <p>{say('box.handOver.sub')}</p>
      <div class="box-code">
        <QrCode link={link} size={280} label={say('box.handOver')} />
      </div>
      <LinkRow link={link} />
    </Sheet>
  );
};
