import { LinkRow } from '../ui/LinkRow.tsx';
import { lazy } from '../ui/loading/lazy.tsx';
import { words } from '../words/words.ts';
import './invite.css';

const QR_SIDE = 124;
const QrRoom = () => <span style={{ width: `${QR_SIDE}px`, height: `${QR_SIDE}px` }} />;
const QrCode = lazy(() => import('../ui/QrCode.tsx').then(module => module.QrCode), QrRoom);

/** Code, link and QR: three ways to the same table. */
export const Invite = ({ code, link }: { code: string; link: string }) => {
  const { say } = words.value;
  return (
    <div class="invite cut panel">
      <QrCode link={link} size={QR_SIDE} label={say('table.qr')} />
      <div class="grow">
        <span class="small muted">{say('table.joinWith')}</span>
        <b class="num code">{code}</b>
        <LinkRow link={link} />
      </div>
    </div>
  );
};
