import { useModel } from '@umijs/max';
import { App, Form, Input, Select } from 'antd';
import type { SavedView } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { useAccess } from '@/hooks/useAccess';
import { useCode } from '@/hooks/useCode';
import type { ViewPreset } from '@/hooks/useListState';
import type { SavedViewList } from '@/hooks/useSavedView';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { FieldErrors } from './FieldErrors';
import { longest } from './tooLong';

/** The contract's limit. */
const NAME_MAX = 40;

const NO_PRESETS: readonly ViewPreset[] = [];
const loadNone = async () => ({ presets: NO_PRESETS });

/** The views that the operator may use, offered until the operator has own ones; none before the stored views are known. */
export function useOffered({ presets, views }: SavedViewList): readonly ViewPreset[] {
  const granted = useAccess();
  const loaded = useCode(presets ?? loadNone, true);
  if (!loaded || !views || views.some(({ isMine }) => isMine)) return NO_PRESETS;
  return loaded.presets.filter(({ access }) => !access || granted[access]);
}

/**
 * Sends the name or content of a view. After a refusal it reads the views again, so that the next attempt has a colleague's
 * changes.
 */
export function useViewSubmit<Values>(
  saved: SavedViewList,
  send: (values: Values, options: { idempotencyKey: string }) => Promise<SavedView>,
  onDone: (stored: SavedView) => void,
) {
  const t = useT();
  const { message } = App.useApp();
  return useSubmit(
    send,
    (stored) => {
      void message.success(t('views.saved', { name: stored.name }));
      onDone(stored);
    },
    () => void saved.load(),
  );
}

/** Name of a view and its audience: the operator alone, or one of the operator's roles. */
export function ViewNameFields({ refusal, view }: { refusal: ApiError | undefined; view: SavedView | undefined }) {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const own = initialState?.currentUser?.roles ?? [];
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch('roleCode', form);
  // A role that the operator has lost stays selected until another one is chosen.
  const isLost = view?.roleCode && !own.some(({ roleCode }) => roleCode === view.roleCode);
  const roles = isLost && view.roleCode ? [...own, { roleCode: view.roleCode, roleName: view.roleName ?? view.roleCode }] : own;
  const affected = view?.roleCode && chosen === view.roleCode ? (view.roleName ?? view.roleCode) : undefined;
  return (
    <>
      <FieldErrors refusal={refusal} />
      <Form.Item
        name="name"
        label={t('views.name')}
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: t('views.nameRequired') }, longest(NAME_MAX, t)]}
      >
        <Input />
      </Form.Item>
      <Form.Item name="roleCode" label={t('views.role')} extra={affected && t('views.affects', { role: affected })}>
        <Select
          options={[
            { value: '', label: t('views.personal') },
            ...roles.map(({ roleCode, roleName }) => ({
              value: roleCode,
              label: t('views.roleShared', { role: roleName }),
            })),
          ]}
        />
      </Form.Item>
    </>
  );
}
