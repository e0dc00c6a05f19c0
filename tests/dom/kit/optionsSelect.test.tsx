import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** The select over these roles; gives what is chosen after each change. */
async function show(initial: string[], held?: string[]) {
  const changes: string[][] = [];
  lists += 1;
  const cacheKey = `roles${lists}`;
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
            return { list: ROLES.filter(({ label }) => label.includes(keyword)) };
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
  await renderKit(<Field />);
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
  const changes = await show(['RISK'], ['RISK']);
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
