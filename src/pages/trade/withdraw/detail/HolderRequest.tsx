import { Button } from 'antd';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { WithdrawDetail } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { withdrawDocuments } from '@/domain/deskValues';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { downloadFile } from '@/services/commonRecord';
import { Picture } from './Picture';

/** The request to the holder, and the documents that have arrived (docs/rules/withdraw.md#ask-the-holder). */
export function HolderRequest({ order: { holderRequest: asked } }: { order: WithdrawDetail }) {
  const t = useT();
  const labelOf = useLabel();
  if (!asked) return null;
  return (
    <Section title={t('desk.holder.section')}>
      <div className="inline-times">
        <p>
          {t('desk.holder.asked', { name: asked.byName ?? '–' })} <Time at={asked.at} withRelative />
        </p>
        <p style={{ whiteSpace: 'pre-wrap' }}>{asked.message}</p>
        <ul>
          {asked.documents.map(({ document, receivedAt, fileId, fileName, fileType }) => {
            const label = labelOf('desk.holder.document', withdrawDocuments, document);
            return (
              <li key={document}>
                <strong>{label}</strong> {receivedAt ? <Time at={receivedAt} /> : <span>{t('desk.holder.missing')}</span>}
                {fileId && (
                  <>
                    {' '}
                    <Button type="link" size="small" onClick={() => void downloadFile(fileId).catch(ignoreApiError)}>
                      {fileName ?? fileId}
                    </Button>
                    <Picture fileId={fileId} type={fileType} name={t('desk.holder.picture', { document: label })} />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <p className="soft">
          {t(asked.endedAt ? 'desk.holder.ended' : 'desk.holder.waits')} <Time at={asked.endedAt ?? asked.dueAt} />
        </p>
      </div>
    </Section>
  );
}
