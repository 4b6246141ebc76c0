import { useState } from 'preact/hooks';
import { encode } from 'uqr';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { words } from '../../words/words.ts';

/** Code, link and QR: three ways to the same table. */
export const Invite = ({ code, link }: { code: string; link: string }) => {
  const { say } = words.value;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      await navigator.share({ url: link }).catch(() => undefined);
    else await navigator.clipboard?.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <div class="invite cut panel">
      <QrCode code={encode(link).data} size={124} label={say('table.qr')} />
      <div class="grow">
        <span class="small muted">{say('table.joinWith')}</span>
        <b class="num code">{code}</b>
        <button type="button" class="btn cut press" onClick={() => void copy()}>
          <Icon id={copied ? 'ui-check' : 'ui-copy'} size={17} /> {say(copied ? 'table.copied' : 'table.copy')}
        </button>
        <span class="link">{link.replace(/^https?:\/\//, '')}</span>
      </div>
    </div>
  );
};
