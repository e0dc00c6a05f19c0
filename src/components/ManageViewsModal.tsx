import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { App, Button, Form, Space, Tooltip } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { SavedView } from '@/contract';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useOnChange } from '@/hooks/useOnChange';
import type { SavedViewList } from '@/hooks/useSavedView';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { CopyText } from './CopyText';
import { Dialog, DialogForm } from './Dialog';
import { SubmitAlerts } from './SubmitAlerts';
import { ViewOwner } from './ViewMenu';
import { useViewSubmit, ViewNameFields } from './viewForm';
import './views.css';

interface ManageViewsModalProps {
  saved: SavedViewList;
  onClose: () => void;
}

interface EditProps {
  saved: SavedViewList;
  view: SavedView;
  onClose: () => void;
}

interface Values {
  name: string;
  roleCode: string;
}

interface Arrangement {
  viewIds: string[];
  defaultViewId: string | null;
  /** Announcement on success. */
  told: string;
}

type Act = 'up' | 'down' | 'default' | 'edit';

const FORM = 'view-edit';

/** Name and audience of your view; its filters and columns stay. */
function EditView({ saved, view, onClose }: EditProps) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  useDialogFocus(`#${FORM}_name`);
  const { submit, isBusy, isUnknown, refusal } = useViewSubmit(
    saved,
    ({ name, roleCode }: Values, options) =>
      saved.calls.editView(
        { viewId: view.viewId, version: view.version, name: name.trim(), roleCode: roleCode || null },
        options,
      ),
    (stored) => {
      saved.put(stored);
      onClose();
    },
  );
  return (
    <DialogForm<Values>
      form={form}
      id={FORM}
      initialValues={{ name: view.name, roleCode: view.roleCode ?? '' }}
      onFinish={(values) => void submit(values)}
    >
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      <ViewNameFields refusal={refusal} view={view} />
      <Space>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('views.save')}
        </Button>
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
      </Space>
    </DialogForm>
  );
}

/** Names, audience, order, default and links of the saved views of a screen. */
export function ManageViewsModal({ saved, onClose }: ManageViewsModalProps) {
  const t = useT();
  const { modal, message } = App.useApp();
  const [edited, setEdited] = useState<SavedView>();
  const [told, setTold] = useState('');
  const focusAfter = useRef<{ viewId: string; act: Act }>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const views = saved.views ?? [];
  // Keep the edit form even if the view has disappeared from the reloaded list.
  const isLost = edited && !views.some(({ viewId }) => viewId === edited.viewId);
  const shown = isLost ? [...views, edited] : views;

  // A button that moved with its line, or was rendered again, has lost the focus.
  const focus = () => {
    const after = focusAfter.current;
    focusAfter.current = undefined;
    if (after) list.current?.querySelector<HTMLElement>(`[data-view="${after.viewId}"] [data-act="${after.act}"]`)?.focus();
  };
  useOnChange(saved.views, focus);
  useOnChange(edited, focus);

  const arrangement = useSubmit(
    ({ viewIds, defaultViewId }: Arrangement, options) =>
      saved.calls.arrangeViews({ screen: saved.screen, viewIds, defaultViewId }, options),
    (next, { told: text }) => {
      saved.take(next);
      setTold(text);
    },
    () => void saved.load(),
  );
  const removal = useSubmit(
    ({ viewId, version }: SavedView, options) => saved.calls.removeView({ viewId, version }, options),
    (next, { viewId, name }) => {
      const index = views.findIndex((one) => one.viewId === viewId);
      const neighbour = next[Math.min(index, next.length - 1)];
      focusAfter.current = neighbour && { viewId: neighbour.viewId, act: 'default' };
      if (saved.view?.viewId === viewId) saved.adopt(undefined);
      saved.take(next);
      void message.success(t('views.removed', { name }));
    },
    () => void saved.load(),
  );

  const ids = views.map(({ viewId }) => viewId);
  const defaultId = views.find((view) => view.isDefault)?.viewId ?? null;
  const move = ({ viewId, name }: SavedView, by: -1 | 1) => {
    const from = ids.indexOf(viewId);
    const to = from + by;
    if (from < 0 || to < 0 || to >= ids.length) return;
    focusAfter.current = { viewId, act: by < 0 ? 'up' : 'down' };
    const viewIds = ids.toSpliced(from, 1).toSpliced(to, 0, viewId);
    const text = t('views.moved', { name, place: to + 1, count: ids.length });
    void arrangement.submit({ viewIds, defaultViewId: defaultId, told: text });
  };
  const toggleDefault = ({ viewId, isDefault }: SavedView) => {
    focusAfter.current = { viewId, act: 'default' };
    void arrangement.submit({ viewIds: ids, defaultViewId: isDefault ? null : viewId, told: '' });
  };
  const askRemoval = (view: SavedView) => {
    const role = view.roleName ?? view.roleCode;
    void modal.confirm({
      title: t('views.removeSure'),
      content: (
        <>
          <div>{view.name}</div>
          {role && <div>{t('views.removeShared', { role })}</div>}
        </>
      ),
      okText: t('views.removeYes'),
      okButtonProps: { danger: true },
      cancelText: t('common.action.cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => removal.submit(view),
    });
  };
  const closeEdit = () => {
    if (edited) focusAfter.current = { viewId: edited.viewId, act: 'edit' };
    setEdited(undefined);
  };

  const button = (act: Act | 'remove', label: string, icon: ReactNode, onClick: () => void, isOff = false) => (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        data-act={act}
        aria-label={label}
        icon={icon}
        // Not `disabled`: at the end of the list, the button would lose the focus.
        aria-disabled={isOff}
        className={isOff ? 'is-disabled' : undefined}
        onClick={onClick}
      />
    </Tooltip>
  );
  const line = (view: SavedView, index: number) => {
    const { viewId, name } = view;
    const isFirst = index === 0;
    const isLast = index === views.length - 1;
    return (
      <li key={viewId} data-view={viewId}>
        <div className="view-row">
          <div className="stack">
            <span>
              <strong className="view-name">{name}</strong>
              {view.isDefault && <span className="tag tag-neutral">{t('views.default')}</span>}
            </span>
            <ViewOwner view={view} />
            <small className="view-link">
              <CopyText
                text={`${window.location.origin}${saved.screen}?saved=${encodeURIComponent(viewId)}`}
                name={t('views.link', { name })}
              />
            </small>
          </div>
          <div className="view-buttons">
            {button('up', t('views.up', { name }), <ArrowUpOutlined aria-hidden />, () => move(view, -1), isFirst)}
            {button('down', t('views.down', { name }), <ArrowDownOutlined aria-hidden />, () => move(view, 1), isLast)}
            <Tooltip title={t('views.setDefault', { name })}>
              <Button
                type="text"
                size="small"
                data-act="default"
                aria-label={t('views.setDefault', { name })}
                aria-pressed={view.isDefault}
                icon={view.isDefault ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
                onClick={() => toggleDefault(view)}
              />
            </Tooltip>
            {view.isMine && button('edit', t('views.edit', { name }), <EditOutlined aria-hidden />, () => setEdited(view))}
            {view.isMine && button('remove', t('views.remove', { name }), <DeleteOutlined aria-hidden />, () => askRemoval(view))}
          </div>
        </div>
        {edited?.viewId === viewId && <EditView saved={saved} view={view} onClose={closeEdit} />}
      </li>
    );
  };
  return (
    <Dialog width={640} title={t('views.manageTitle')} onCancel={onClose} footer={null} mask={{ closable: !edited }}>
      <SubmitAlerts refusal={removal.refusal ?? arrangement.refusal} isUnknown={removal.isUnknown || arrangement.isUnknown} />
      {shown.length === 0 && <p className="soft">{t('views.empty')}</p>}
      <ul ref={list} className="view-list">
        {shown.map(line)}
      </ul>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </Dialog>
  );
}
