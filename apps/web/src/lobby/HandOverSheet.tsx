import { useMemo } from 'preact/hooks';
import { LinkRow } from '../ui/LinkRow.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { words } from '../words/words.ts';
import './hand-over.css';

/** Larger than an invitation's: the secret of a seat makes the squares many. */
const QR_SIDE = 220;

/** My seat for another device, mine or a friend's. The row with the link looks as in an invitation, whose styles every table brings. */
export const HandOverSheet = ({ handOver, onClose }: { handOver: () => string | undefined; onClose: () => void }) => {
  const { say } = words.value;
  const link = useMemo(handOver, []);
  return (
    <Sheet title={say('handOver.title')} onClose={onClose}>
      {link && (
        <div class="hand-over">
          <p>{say('handOver.told')}</p>
          <QrCode link={link} size={QR_SIDE} label={say('handOver.qr')} />
          <LinkRow link={link} />
        </div>
      )}
    </Sheet>
  );
};
