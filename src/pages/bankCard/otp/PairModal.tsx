import { Alert, Button, Modal, QRCode } from 'antd';
import { useEffect, useState } from 'react';
import { FormModal } from '@/components/FormModal';
import type { CardChannel, CardListenPurpose, CardPairing } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { listenPurposes } from '@/domain/listen';
import { serverNow } from '@/domain/serverClock';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { pageCardChannels, pairCard } from '@/services/listen';
import { useSeconds } from './cells';

interface PairModalProps {
  /** Called when a device has paired with the card. */
  onPaired: () => void;
  onClose: () => void;
}

interface Values {
  cardId: string;
  purpose: CardListenPurpose;
}

type Code = CardPairing & { cardId: string };

const POLL_MS = 2_000;

/** Polls until a device has paired or the code has expired. */
function useTaken({ cardId, expiresAt }: Code, onPaired: () => void): CardChannel | undefined {
  const [taken, setTaken] = useState<CardChannel>();
  useEffect(() => {
    if (taken) return;
    const controller = new AbortController();
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.hidden || serverNow() >= Date.parse(expiresAt)) return;
      isAsking = true;
      try {
        const { list } = await pageCardChannels(
          { cardId, current: 1, pageSize: 1 },
          { signal: controller.signal, isQuiet: true, isBackground: true },
        );
        if (controller.signal.aborted || !list[0]) return;
        setTaken(list[0]);
        onPaired();
      } catch (error) {
        // The next poll tries again.
        ignoreApiError(error);
      } finally {
        isAsking = false;
      }
    };
    const timer = window.setInterval(() => void ask(), POLL_MS);
    return () => {
      controller.abort();
      window.clearInterval(timer);
    };
  }, [taken, cardId, expiresAt, onPaired]);
  return taken;
}

function CodeModal({ code, onPaired, onClose }: { code: Code; onPaired: () => void; onClose: () => void }) {
  const t = useT();
  const taken = useTaken(code, onPaired);
  const seconds = Math.max(0, Math.floor(Date.parse(code.expiresAt) / 1_000) - useSeconds());
  const { deviceName, deviceId = '' } = taken ?? {};
  return (
    <Modal
      open
      title={t('listen.dialog.pair.title')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('listen.dialog.pair.close')}</Button>}
    >
      {taken ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('listen.dialog.pair.taken', { device: deviceName ?? deviceId, card: code.cardId })}
        />
      ) : seconds === 0 ? (
        <Alert type="warning" showIcon role="status" title={t('listen.dialog.pair.expired')} />
      ) : (
        <div className="listen-code">
          <p>{t('listen.dialog.pair.scan')}</p>
          <div aria-hidden>
            <QRCode value={code.pairingCode} type="svg" color="#000000" bgColor="#ffffff" />
          </div>
          <output className="number" aria-label={t('listen.dialog.pair.code')}>
            {code.pairingCode}
          </output>
          <small className="soft">{t('listen.dialog.pair.left', { seconds })}</small>
          <p role="status">{t('listen.dialog.pair.waiting')}</p>
        </div>
      )}
    </Modal>
  );
}

/** Choose a card and a purpose, then show the pairing code for the device. */
export function PairModal({ onPaired, onClose }: PairModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('listen', t);
  const [code, setCode] = useState<Code>();
  if (code) return <CodeModal code={code} onPaired={onPaired} onClose={onClose} />;
  return (
    <FormModal<Values, CardPairing>
      id="listen-pair"
      title={t('listen.dialog.pair.title')}
      okText={t('listen.dialog.pair.ok')}
      initialValues={{ purpose: 'BOTH' }}
      send={pairCard}
      onDone={(pairing, { cardId }) => setCode({ ...pairing, cardId })}
      onClose={onClose}
    >
      <p>{t('listen.dialog.pair.text')}</p>
      {field.choose('cardId', 'card', { isRequired: true })}
      {field.one('purpose', listenPurposes, { isRequired: true })}
    </FormModal>
  );
}
