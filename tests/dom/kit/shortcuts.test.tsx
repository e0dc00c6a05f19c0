import { act, render, screen, waitFor } from '@testing-library/react';
import { Drawer, Modal } from 'antd';
import type { ReactNode } from 'react';
import { areShortcutsOn, type KeyLayer, type Shortcut, switchShortcuts, useShortcuts } from '@/hooks/useShortcuts';
import KeySheet from '@/layouts/KeySheet';
import type { Locale } from '@/locales/locale';
import { endKeySequence, press } from '../../support/domKeys';
import { renderKit, WithoutStyles } from '../../support/domKit';
import { aUser } from '../../support/domUser';

function Keys({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts);
  return null;
}

/** Keys that write down that they ran; `done` is what has run since it was last asked. */
function someKeys() {
  let ran: string[] = [];
  const one = (keys: string, changes: Partial<Shortcut> & { as?: string } = {}): Shortcut => {
    const { as = keys, ...rest } = changes;
    return { keys, label: 'common.keys.search', run: () => ran.push(as), ...rest };
  };
  const done = () => {
    const before = ran;
    ran = [];
    return before;
  };
  return { one, done };
}

const show = (part: ReactNode) => render(<WithoutStyles>{part}</WithoutStyles>);

beforeEach(endKeySequence);
afterEach(() => localStorage.clear());

describe('a shortcut', () => {
  test('runs its own action only, and consumes the key', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('j'), one('k')]} />);
    expect(press('j')).toBe(true);
    expect(done()).toEqual(['j']);
    expect(press('q')).toBe(false);
    expect(press('J')).toBe(false);
    expect(done()).toEqual([]);
  });

  test('uses the current handler of its component', () => {
    const { one, done } = someKeys();
    const { rerender } = render(<Keys shortcuts={[one('j', { as: 'first row' })]} />);
    rerender(<Keys shortcuts={[one('j', { as: 'second row' })]} />);
    press('j');
    expect(done()).toEqual(['second row']);
  });

  test('is ignored when the event is already handled', () => {
    const { one, done } = someKeys();
    show(
      <>
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          takes all keys
        </button>
        <Keys shortcuts={[one('j')]} />
      </>,
    );
    act(() => screen.getByRole('button').focus());
    press('j');
    expect(done()).toEqual([]);
    act(() => screen.getByRole('button').blur());
    press('j');
    expect(done()).toEqual(['j']);
  });

  test('of two components runs for the newer one, and for the older one when the newer is gone', () => {
    const { one, done } = someKeys();
    const desk = (hasDialog: boolean) => (
      <>
        <Keys shortcuts={[one('p', { as: 'list' })]} />
        {hasDialog && <Keys shortcuts={[one('p', { as: 'over it' })]} />}
      </>
    );
    const { rerender } = render(desk(false));
    rerender(desk(true));
    press('p');
    expect(done()).toEqual(['over it']);
    rerender(desk(false));
    press('p');
    expect(done()).toEqual(['list']);
  });

  test('is removed with its component, and follows the actions of the component', () => {
    const { one, done } = someKeys();
    const { rerender, unmount } = render(<Keys shortcuts={[one('e')]} />);
    rerender(<Keys shortcuts={[]} />);
    expect(press('e')).toBe(false);
    rerender(<Keys shortcuts={[one('e')]} />);
    expect(press('e')).toBe(true);
    expect(done()).toEqual(['e']);
    unmount();
    expect(press('e')).toBe(false);
    expect(done()).toEqual([]);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s belongs to the browser', (modifier) => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('p'), one('r')]} />);
    expect(press('p', { [modifier]: true })).toBe(false);
    expect(press('r', { [modifier]: true })).toBe(false);
    expect(done()).toEqual([]);
    press('p');
    expect(done()).toEqual(['p']);
  });

  test('runs also when Shift is required to type it', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('?')]} />);
    press('Shift', { shiftKey: true });
    press('?', { shiftKey: true });
    expect(done()).toEqual(['?']);
  });

  test.each([
    ['isComposing', { isComposing: true }],
    ['key code 229', { keyCode: 229 }],
  ])('is ignored during composition (%s)', (_what, composing) => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('p')]} />);
    expect(press('p', composing)).toBe(false);
    expect(done()).toEqual([]);
    press('p');
    expect(done()).toEqual(['p']);
  });

  test('runs once when held, except for movement', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('p'), one('j', { isRepeatable: true })]} />);
    for (const key of ['p', 'j']) {
      press(key);
      for (let times = 0; times < 3; times += 1) press(key, { repeat: true });
    }
    expect(done()).toEqual(['p', 'j', 'j', 'j', 'j']);
  });
});

describe('a shortcut on another keyboard layout', () => {
  const layouts: readonly [string, string, KeyboardEventInit][] = [
    ['Russian', 'j', { key: 'о', code: 'KeyJ' }],
    ['Russian', 'p', { key: 'з', code: 'KeyP' }],
    ['Ukrainian', '[', { key: 'х', code: 'BracketLeft' }],
    ['Ukrainian', ']', { key: 'ї', code: 'BracketRight' }],
    ['Greek', 'r', { key: 'ρ', code: 'KeyR' }],
    ['Thai', 'x', { key: 'ป', code: 'KeyX' }],
    ['Thai', '/', { key: 'ฝ', code: 'Slash' }],
    ['Thai', '?', { key: 'ฦ', code: 'Slash', shiftKey: true }],
    ['Thai', '1', { key: 'ๅ', code: 'Digit1' }],
    ['Hindi', 'x', { key: 'ं', code: 'KeyX' }],
    ['Arabic, two letters on one key', 'b', { key: 'لا', code: 'KeyB' }],
    ['Persian', '2', { key: '۲', code: 'Digit2' }],
    ['Japanese, full width', 'e', { key: 'ｅ', code: 'KeyE' }],
    ['Korean', 'k', { key: 'ㅏ', code: 'KeyK' }],
    ['Russian with Caps Lock', 'j', { key: 'О', code: 'KeyJ' }],
    ['Latin with Caps Lock', 'p', { key: 'P', code: 'KeyP' }],
    ['Latin with Caps Lock, without a place', 'p', { key: 'P', modifierCapsLock: true }],
    // A Latin layout has its letters where it has them.
    ['Dvorak', 'j', { key: 'j', code: 'KeyC' }],
    ['French', 'x', { key: 'x', code: 'KeyX' }],
    ['Dvorak', '/', { key: '/', code: 'BracketLeft' }],
  ];
  test.each(layouts)('%s: runs the action of “%s”', (_layout, keys, { key = '', ...init }) => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one(keys)]} />);
    expect(press(key, init)).toBe(true);
    expect(done()).toEqual([keys]);
  });

  const others: readonly [string, KeyboardEventInit][] = [
    ['a letter with Shift', { key: 'P', code: 'KeyP', shiftKey: true }],
    ['a letter with Shift and Caps Lock', { key: 'p', code: 'KeyP', shiftKey: true, modifierCapsLock: true }],
    ['a letter of another script with Shift', { key: 'З', code: 'KeyP', shiftKey: true }],
    ['AltGr', { key: '₽', code: 'KeyP', modifierAltGraph: true }],
    ['AltGr as Windows tells it', { key: 'π', code: 'KeyP', ctrlKey: true, altKey: true }],
    ['the beginning of an accent', { key: 'Dead', code: 'KeyP' }],
    ['an input method', { key: 'Process', code: 'KeyP' }],
    ['a key without a name', { key: 'Unidentified', code: 'KeyP' }],
    ['a letter that stands where p stands elsewhere', { key: 'l', code: 'KeyP' }],
    ['a sign that stands there', { key: ';', code: 'KeyP' }],
    ['a Latin letter with an accent', { key: 'é', code: 'KeyP' }],
    ['a digit with Shift', { key: 'ํ', code: 'Digit1', shiftKey: true }],
  ];
  test.each(others)('is not run by %s', (_what, { key = '', ...init }) => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('p'), one('1')]} />);
    // The layout before was a Latin one.
    press('a', { code: 'KeyA' });
    expect(press(key, init)).toBe(false);
    expect(done()).toEqual([]);
    press('p');
    expect(done()).toEqual(['p']);
  });

  test('continues a sequence, also where a letter replaces an ASCII character', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('g w')]} />);
    press('ע', { code: 'KeyG' });
    press("'", { code: 'KeyW' });
    press('п', { code: 'KeyG', afterMs: 5_000 });
    press('ц', { code: 'KeyW' });
    expect(done()).toEqual(['g w', 'g w']);
  });
});

describe('during typing', () => {
  const fields: readonly [string, ReactNode][] = [
    ['a text field', <input key="text" aria-label="here" />],
    ['a search field', <input key="search" aria-label="here" type="search" />],
    ['a text of several lines', <textarea key="area" aria-label="here" />],
    [
      'a list of the browser',
      <select key="select" aria-label="here">
        <option>one</option>
      </select>,
    ],
    // biome-ignore lint/a11y: stands for an editor
    ['an editor', <div key="editor" aria-label="here" contentEditable tabIndex={0} suppressContentEditableWarning />],
    [
      'an open menu',
      <div key="menu" role="menu">
        <div role="menuitem" tabIndex={-1} aria-label="here" />
      </div>,
    ],
    [
      'an open list of choices',
      <div key="listbox" role="listbox" tabIndex={-1}>
        <div role="option" aria-selected={false} tabIndex={-1} aria-label="here" />
      </div>,
    ],
  ];

  test.each(fields)('in %s no shortcut runs', (_where, field) => {
    const { one, done } = someKeys();
    show(
      <>
        {field}
        <Keys shortcuts={[one('p'), one('g w')]} />
      </>,
    );
    const here = screen.getByLabelText('here');
    act(() => here.focus());
    expect(here).toHaveFocus();
    expect(press('p')).toBe(false);
    press('g');
    act(() => here.blur());
    // Nor does what was typed there begin a sequence.
    press('w');
    expect(done()).toEqual([]);
    press('p');
    expect(done()).toEqual(['p']);
  });

  test.each(['checkbox', 'radio'])('shortcuts still run in a %s, which takes no text', (type) => {
    const { one, done } = someKeys();
    show(
      <>
        <input type={type} aria-label="here" />
        <Keys shortcuts={[one('p')]} />
      </>,
    );
    act(() => screen.getByLabelText('here').focus());
    press('p');
    expect(done()).toEqual(['p']);
  });
});

describe('the topmost layer has the shortcuts', () => {
  const layers: readonly KeyLayer[] = ['page', 'drawer', 'dialog'];
  const nothing = { modal: false, drawer: false };

  function Desk({ shortcuts, modal, drawer }: { shortcuts: readonly Shortcut[]; modal: boolean; drawer: boolean }) {
    return (
      <WithoutStyles>
        <Keys shortcuts={shortcuts} />
        <Drawer open={drawer} title="Order" />
        <Modal open={modal} forceRender title="Pass" />
      </WithoutStyles>
    );
  }

  test('the page, the drawer over it, and the dialog over both', async () => {
    const { one, done } = someKeys();
    const shortcuts = layers.map((layer) => one('p', { as: layer, layers: [layer] }));
    const { rerender } = render(<Desk shortcuts={shortcuts} {...nothing} />);
    // A dialog that was made ready and is not shown lies on top of nothing.
    expect(document.querySelector('.ant-modal-wrap')).toBeInTheDocument();
    const goOn = async (next: Partial<typeof nothing>, expected: string) => {
      rerender(<Desk shortcuts={shortcuts} {...nothing} {...next} />);
      await waitFor(() => {
        press('p');
        expect(done()).toEqual([expected]);
      });
    };
    await goOn({}, 'page');
    await goOn({ drawer: true }, 'drawer');
    await goOn({ drawer: true, modal: true }, 'dialog');
    await goOn({ drawer: true }, 'drawer');
    await goOn({}, 'page');
    await goOn({ modal: true }, 'dialog');
    await goOn({}, 'page');
  });

  test('a shortcut without a layer belongs to the page, one with two layers works on both', async () => {
    const { one, done } = someKeys();
    const shortcuts = [one('x'), one('?', { layers: ['page', 'drawer'] })];
    const both = () => {
      press('x');
      press('?');
      return done();
    };
    const { rerender } = render(<Desk shortcuts={shortcuts} {...nothing} />);
    expect(both()).toEqual(['x', '?']);
    rerender(<Desk shortcuts={shortcuts} drawer modal={false} />);
    await waitFor(() => expect(both()).toEqual(['?']));
    rerender(<Desk shortcuts={shortcuts} drawer modal />);
    await waitFor(() => expect(both()).toEqual([]));
  });
});

describe('a sequence of two keys', () => {
  test('runs within a second, and not after it', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('g w'), one('w')]} />);
    press('g');
    press('w', { afterMs: 900 });
    expect(done()).toEqual(['g w']);
    press('g');
    press('w', { afterMs: 1_000 });
    expect(done()).toEqual(['w']);
  });

  test('does not run in the other order, nor with a key in between', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('g w')]} />);
    for (const key of ['w', 'g', 'x', 'w', 'g', 'Escape', 'w']) press(key);
    expect(done()).toEqual([]);
    for (const key of ['g', 'g', 'w']) press(key);
    expect(done()).toEqual(['g w']);
    // The second key of a pair is no first one.
    press('w');
    expect(done()).toEqual([]);
  });

  test('does not start with a held key', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('g w')]} />);
    press('g');
    press('g', { repeat: true });
    press('w');
    expect(done()).toEqual([]);
  });
});

describe('the switch for single-key shortcuts', () => {
  test('turns them off and on at once, and is remembered in this browser', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('p')]} />);
    expect(areShortcutsOn()).toBe(true);
    act(() => switchShortcuts(false));
    expect(localStorage.getItem('shortcuts')).toBe('off');
    expect(press('p')).toBe(false);
    expect(done()).toEqual([]);
    act(() => switchShortcuts(true));
    expect(localStorage.getItem('shortcuts')).toBeNull();
    press('p');
    expect(done()).toEqual(['p']);
  });

  test('follows another tab', () => {
    const { one, done } = someKeys();
    show(<Keys shortcuts={[one('p')]} />);
    press('p');
    expect(done()).toEqual(['p']);
    localStorage.setItem('shortcuts', 'off');
    press('p');
    expect(done()).toEqual([]);
  });
});

describe('the list of shortcuts', () => {
  const shortcuts: readonly Shortcut[] = [
    { keys: 'j', label: 'common.keys.down', run: () => undefined },
    { keys: 'j', label: 'common.keys.down', layers: ['drawer'], run: () => undefined },
    { keys: 'g w', label: 'menu.tradeWithdraw', run: () => undefined },
    { keys: 'p', label: 'trade.withdraw.action.pass', run: () => undefined },
  ];
  const open = async (locale: Locale) => {
    await renderKit(
      <>
        <Keys shortcuts={shortcuts} />
        <KeySheet onClose={() => undefined} />
      </>,
      { locale },
    );
    await screen.findByRole('dialog');
  };
  const lines = () =>
    [...document.querySelectorAll('.key-list > div')].map((line) => [
      [...line.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
      line.querySelector('dd')?.textContent,
    ]);

  test.each<[Locale, string, string[][]]>([
    [
      'en-US',
      'Shortcuts on this screen',
      [
        ['j', 'Next row'],
        ['g w', 'Withdraw orders'],
        ['p', 'Pass'],
        ['Ctrl K', 'Quick search'],
        ['Enter', 'Open the row'],
        ['Esc', 'Close, or return to the list'],
      ],
    ],
    [
      'zh-CN',
      '本页快捷键',
      [
        ['j', '下一行'],
        ['g w', '提现订单'],
        ['p', '通过'],
        ['Ctrl K', '搜索与跳转'],
        ['Enter', '打开当前行'],
        ['Esc', '关闭或返回列表'],
      ],
    ],
  ])('describes in %s each shortcut once', async (locale, title, expected) => {
    await open(locale);
    expect(screen.getByText(title)).toBeVisible();
    expect(lines()).toEqual(expected);
  });

  test('turns the shortcuts off and on, and says that they are off', async () => {
    const user = aUser();
    await open('en-US');
    const onOff = screen.getByRole('switch', { name: 'Single-key shortcuts' });
    expect(onOff).toBeChecked();
    await user.click(onOff);
    expect(onOff).not.toBeChecked();
    expect(areShortcutsOn()).toBe(false);
    expect(lines()).toEqual([]);
    expect(screen.getByText(/^Single-key shortcuts are off/)).toBeVisible();
    await user.click(onOff);
    expect(onOff).toBeChecked();
    expect(areShortcutsOn()).toBe(true);
    expect(lines()[0]).toEqual(['j', 'Next row']);
  });
});
