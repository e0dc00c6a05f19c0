import { Radio } from 'antd';
import { useState } from 'react';
import { ActionButton, RowAction } from '@/components/ActionButton';
import { RowButton } from '@/components/RowButton';
import { ScrollRegion } from '@/components/ScrollRegion';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Maintenance, MaintenanceWindow } from '@/contract';
import { calendarOf, monthBeside, windowTones } from '@/domain/maintenance';
import { serverNow } from '@/domain/serverClock';
import { isOneOf } from '@/domain/typed';
import { asShown, joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { Ask } from './dialog';

interface PartProps {
  all: Maintenance;
  ask: Ask;
}

const VIEWS = ['LIST', 'CALENDAR'] as const;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function Actions({ all, window, ask }: PartProps & { window: MaintenanceWindow }) {
  const t = useT();
  const { status, title } = window;
  const isToCome = status === 'PLANNED' && Date.parse(window.from) > serverNow();
  return (
    <span className="row-actions">
      {isToCome && (
        <RowAction
          access="sys:maintenance:window:save"
          label={t('maintain.action.editOf', { name: title })}
          state={versioned(all, { isAllowed: true })}
          onClick={() => ask({ kind: 'window', window })}
        >
          {t('maintain.action.edit')}
        </RowAction>
      )}
      {(status === 'PLANNED' || status === 'RUNNING') && (
        <RowAction
          access="sys:maintenance:window:cancel"
          isDanger
          label={t('maintain.action.cancelOf', { name: title })}
          state={versioned(all, { isAllowed: true })}
          onClick={() => ask({ kind: 'cancelWindow', window })}
        >
          {t('maintain.action.cancel')}
        </RowAction>
      )}
    </span>
  );
}

function List({ all, ask }: PartProps) {
  const { windows } = all;
  const t = useT();
  const columns: ScrollColumn<MaintenanceWindow>[] = [
    { title: t('maintain.field.windowId'), isHeader: true, render: ({ windowId }) => windowId },
    {
      title: t('maintain.field.title'),
      render: ({ title, message }) => (
        <span className="stack">
          {asShown(title)}
          <small className="soft">{joinedText([message.en, message.zh])}</small>
        </span>
      ),
    },
    {
      title: t('maintain.field.status'),
      render: ({ status }) => <StatusTag group="maintain.windowStatus" value={status} tones={windowTones} />,
    },
    {
      title: t('maintain.field.scope'),
      render: ({ scopeType, scopeCodes }) => [t(`maintain.scope.${scopeType}`), scopeCodes.join(', ')].filter(Boolean).join(': '),
    },
    { title: t('maintain.field.from'), render: ({ from }) => <Time at={from} /> },
    { title: t('maintain.field.to'), render: ({ to }) => <Time at={to} /> },
    {
      title: t('maintain.field.repeat'),
      render: ({ repeat, zone }) =>
        repeat === 'NONE' ? t('maintain.repeat.NONE') : `${t(`maintain.repeat.${repeat}`)} (${zone})`,
    },
    { title: t('maintain.field.effect'), render: ({ effect }) => t(`maintain.windowEffect.${effect}`) },
    { title: t('maintain.field.changedBy'), render: ({ changedBy }) => changedBy ?? '–' },
    { title: t('common.list.actions'), render: (window) => <Actions all={all} window={window} ask={ask} /> },
  ];
  if (windows.length === 0) return <p className="soft">{t('maintain.message.noWindows')}</p>;
  return <ScrollTable label={t('maintain.tab.windows')} rows={windows} rowKey={({ windowId }) => windowId} columns={columns} />;
}

/** The windows of a month in your time zone. Clicking one that has not begun opens its dialog. */
function Calendar({ all, ask }: PartProps) {
  const t = useT();
  const format = useFormat();
  const dayOf = (iso: string) => format.time(iso).slice(0, 10);
  const today = dayOf(new Date(serverNow()).toISOString());
  const [month, setMonth] = useState(today.slice(0, 7));
  return (
    <>
      <div className="panel-line">
        <RowButton aria-label={t('maintain.action.monthBefore')} onClick={() => setMonth(monthBeside(month, -1))}>
          {'‹'}
        </RowButton>
        <strong role="status">{month}</strong>
        <RowButton aria-label={t('maintain.action.monthAfter')} onClick={() => setMonth(monthBeside(month, 1))}>
          {'›'}
        </RowButton>
        <span className="soft">{format.timeZone}</span>
      </div>
      <ScrollRegion className="scroll-table" label={t('maintain.message.calendarOf', { month })}>
        <table className="maintain-calendar">
          <thead>
            <tr>
              {WEEKDAYS.map((day) => (
                <th key={day} scope="col">
                  {t(`maintain.weekday.${day}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendarOf(month, all.windows, dayOf).map((week) => (
              <tr key={week[0]?.date}>
                {week.map(({ date, isInMonth, windows: on }) => (
                  <td key={date} className={isInMonth ? undefined : 'soft'} aria-current={date === today ? 'date' : undefined}>
                    <span className="number">{date.slice(8)}</span>
                    {on.map((window) => (
                      <span key={window.windowId} className={`tag tag-${windowTones[window.status]}`}>
                        {asShown(window.title)}
                        {Date.parse(window.from) > serverNow() && window.status === 'PLANNED' && (
                          <RowAction
                            access="sys:maintenance:window:save"
                            label={t('maintain.action.editOf', { name: `${asShown(window.title)} ${date}` })}
                            state={versioned(all, { isAllowed: true })}
                            onClick={() => ask({ kind: 'window', window })}
                          >
                            {t('maintain.action.edit')}
                          </RowAction>
                        )}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/** Windows as a list or a calendar. */
export function Windows({ all, ask }: { all: Maintenance; ask: Ask }) {
  const t = useT();
  const [view, setView] = useState<(typeof VIEWS)[number]>('LIST');
  const Part = view === 'LIST' ? List : Calendar;
  return (
    <>
      <div className="panel-line">
        <Radio.Group
          aria-label={t('maintain.view.label')}
          optionType="button"
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(`maintain.view.${value}`) }))}
          onChange={({ target }) => isOneOf(VIEWS, target.value) && setView(target.value)}
        />
        <ActionButton access="sys:maintenance:window:save" isPrimary onClick={() => ask({ kind: 'window' })}>
          {t('maintain.action.addWindow')}
        </ActionButton>
      </div>
      <Part all={all} ask={ask} />
    </>
  );
}
