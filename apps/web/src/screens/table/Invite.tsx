import { encode } from 'uqr';
import { QrCode } from '../../ui/QrCode.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { words } from '../../words/words.ts';

/** Code, link and QR: three ways to the same table. */
export const Invite = ({ code, link }: { code: string; link: string }) => {
  const { say } = words.value;
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return (
    <div class="invite cut panel">
      <QrCode code={encode(link).data} size={124} label={say('table.qr')} />
      <div class="grow">
        <span class="small muted">{say('table.joinWith')}</span>
        <b class="num code">{code}</b>
        <div class="link-row">
          <span class="link">{link.replace(/^https?:\/\//, '')}</span>
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
