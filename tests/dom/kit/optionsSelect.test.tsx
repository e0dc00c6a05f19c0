import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { OptionsSelect } from '@/components/OptionsSelect';
import { pressEnter } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const ROLES = [
  { value: 'SUPPORT', label: 'Support' },
  { value: 'RISK', label: 'Risk officer', denied: 'Only a super administrator can assign it.' },
  { value: 'AUDITOR', label: 'Auditor' },
];

let lists = 0;

interface Shown {
  held?: string[];
  roles?: typeof ROLES;
  /** Number of the list that is read: its own, unless it is given. */
  list?: number;
  username?: string;
}

/** The select over these roles; gives what is chosen after each change. */
async function show(initial: string[], { held, roles = ROLES, list = lists + 1, username }: Shown = {}) {
  const changes: string[][] = [];
  lists = list;
  const cacheKey = `roles${list}`;
  function Field() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <label htmlFor="roles">Roles</label>
        <OptionsSelect
          id="roles"
          cacheKey={cacheKey}
          fetchChoices={async (keyword) => {
            await new Promise((resolve) => setTimeout(resolve));
            return { list: roles.filter(({ label }) => label.includes(keyword)) };
          }}
          known={initial.map((code) => ({ value: code, label: code }))}
          held={held}
          value={value}
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
        />
      </>
    );
  }
  await renderKit(<Field />, { username });
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Roles' }));
  await screen.findByTitle('Auditor');
  return changes;
}

const optionOf = (label: string) => {
  const found = document.querySelector<HTMLElement>(`.ant-select-item-option[title="${label}"]`);
  if (!found) throw new Error(`No option ${label}`);
  return found;
};
const tags = () => [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent);

test('the next operator is offered nothing that only the one before may see', async () => {
  await show([], { username: 'ops.lee' });
  cleanup();
  await show([], { username: 'd.kumar', list: lists, roles: ROLES.filter(({ value }) => value === 'AUDITOR') });
  expect([...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)).toEqual(['Auditor']);
});

test('a denied option is disabled with its reason, and the others can be chosen', async () => {
  const changes = await show([]);
  expect(optionOf('Risk officer').className).toContain('disabled');
  expect(within(optionOf('Risk officer')).getByText('Only a super administrator can assign it.')).toBeVisible();
  fireEvent.click(optionOf('Risk officer'));
  expect(changes).toEqual([]);
  fireEvent.click(optionOf('Auditor'));
  expect(changes).toEqual([['AUDITOR']]);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a choice that the operator may not assign is listed below with the reason, and can be removed', async () => {
  const changes = await show(['RISK', 'SUPPORT']);
  expect(within(screen.getByRole('status')).getByText('Only a super administrator can assign it.')).toBeVisible();
  fireEvent.click(optionOf('Risk officer'));
  expect(changes).toEqual([['SUPPORT']]);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(optionOf('Risk officer').className).toContain('disabled');
});

test('existing values of the record may be removed and restored', async () => {
  const user = aUser();
  const changes = await show(['RISK'], { held: ['RISK'] });
  expect(tags()).toEqual(['Risk officer']);
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(optionOf('Risk officer'));
  await user.click(optionOf('Risk officer'));
  expect(changes).toEqual([[], ['RISK']]);
});

test('Enter chooses nothing of an earlier text, but what was found for this one', async () => {
  const user = aUser();
  const changes = await show([]);
  const box = screen.getByRole('combobox', { name: 'Roles' });
  await user.type(box, 'Audi');
  pressEnter(box);
  expect(changes).toEqual([]);
  expect(document.querySelector('.ant-select-item-option')).toBeNull();
  await screen.findByTitle('Auditor');
  pressEnter(box);
  expect(changes).toEqual([['AUDITOR']]);
});
