import { lazy } from '../../ui/lazy.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { words } from '../../words/words.ts';
import './invite.css';

const QR_SIDE = 124;
const QrRoom = () => <span style={{ width: `${QR_SIDE}px`, height: `${QR_SIDE}px` }} />;
const QrCode = lazy(() => import('../../ui/QrCode.tsx').then(module => module.QrCode), QrRoom);

/** Code, link and QR: three ways to the same table. */
export const Invite = ({ code, link }: { code: string; link: string }) => {
  const { say } = words.value;
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return (
    <div class="invite cut panel">
      <QrCode link={link} size={QR_SIDE} label={say('table.qr')} />
      <div class="grow">
        <span class="small muted">{say('table.joinWith')}</span>
        <b class="num code">{code}</b>
        <div class="link-row">
          <span class="link">
            <bdi dir="ltr">{link.replace(/^https?:\/\//, '')}</bdi>
          </span>
          <ShareButton
            what={{ url: link }}
            label={say(isTouched ? 'share.share' : 'table.copy')}
            prefersCopy={!isTouched}
          />
        </div>
      </div>
    </div>
  );
};
