import { ActionButton } from '@/components/ActionButton';
import { factsOf } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Maintenance, MaintenanceService } from '@/contract';
import { maintenanceReasons, serviceTones } from '@/domain/maintenance';
import { joinedText } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { OpenApprovals } from '@/screen/OpenApprovals';
import type { Ask } from './dialog';

function Card({ all, service, ask }: { all: Maintenance; service: MaintenanceService; ask: Ask }) {
  const t = useT();
  const labelOf = useLabel();
  const label = (name: NamesIn<'maintain.field'>) => t(`maintain.field.${name}`);
  const { code, status, message, until, allowMchNos = [], reasonCode, remark, changedBy, changedAt, needsOther } = service;
  const kind = status === 'OPEN' ? 'close' : 'open';
  const name = t(`maintain.service.${code}`);
  const why = kind === 'open' && needsOther ? t('maintain.message.needsOther') : undefined;
  return (
    <section className="maintain-card" aria-label={name}>
      <div className="panel-line">
        <h2 className="section-title">{name}</h2>
        <StatusTag group="maintain.state" value={status} tones={serviceTones} />
        <ActionButton
          access="sys:maintenance:service"
          state={versioned(all, { isAllowed: why === undefined, why })}
          isDanger={kind === 'close'}
          onClick={() => ask({ kind, service })}
        >
          {t(`maintain.action.${kind}.${code}`)}
        </ActionButton>
      </div>
      <p className="soft">{t(`maintain.effect.${code}`)}</p>
      {factsOf(
        [
          { label: label('messageEn'), value: message?.en },
          { label: label('messageZh'), value: message?.zh },
          { label: label('until'), value: until && <Time at={until} withRelative /> },
          { label: label('allowMchNos'), value: allowMchNos.join(', ') },
          {
            label: label('reason'),
            value: reasonCode && joinedText([labelOf('maintain.reason', maintenanceReasons, reasonCode), remark]),
          },
          {
            label: label('changed'),
            value: changedAt && (
              <>
                <Time at={changedAt} withRelative /> · {changedBy && <span>{changedBy}</span>}
              </>
            ),
          },
        ],
        1,
      )}
    </section>
  );
}

/** Services with the effect of closing each. */
export function Services({ all, ask }: { all: Maintenance; ask: Ask }) {
  return (
    <>
      <OpenApprovals entity="maintenance" />
      <div className="maintain-cards">
        {all.services.map((service) => (
          <Card key={service.code} all={all} service={service} ask={ask} />
        ))}
      </div>
    </>
  );
}
