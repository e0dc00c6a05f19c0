type Store = typeof import('@/browserStore');

const refusal = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};

/** A page of its own: nothing of the one before is in its memory. */
const aPage = (): Store => {
  let page: Store | undefined;
  jest.isolateModules(() => {
    page = require('@/browserStore');
  });
  return page as Store;
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['local', 'ofTab'] as const)('%s keeps, gives and removes texts in the browser', (name) => {
  const page = aPage();
  const [own, other] = name === 'local' ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  page[name].put('a', '1');
  expect(own.getItem('a')).toBe('1');
  expect(other.getItem('a')).toBeNull();
  expect(page[name].get('a')).toBe('1');
  expect(page[name].keys()).toEqual(['a']);
  page[name].put('a', null);
  expect(own.getItem('a')).toBeNull();
  expect(page.hasStorageFault()).toBe(false);
});

test('what the browser refuses to keep lasts until the page is closed, and is told once', () => {
  const page = aPage();
  const told = jest.fn();
  page.onStorageFault(told);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
  page.local.put('a', '1');
  page.local.put('b', '');
  expect([page.local.get('a'), page.local.get('b')]).toEqual(['1', '']);
  expect(told).toHaveBeenCalledTimes(1);
  expect(page.hasStorageFault()).toBe(true);
  expect(aPage().local.get('a')).toBeNull();
});

test('what the browser refuses to remove is gone for this page, also after everything is cleared', () => {
  localStorage.setItem('a', '1');
  localStorage.setItem('b', '2');
  const page = aPage();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refusal);
  page.local.put('a', null);
  expect(page.local.get('a')).toBeNull();
  page.local.clear();
  expect(page.local.get('b')).toBeNull();
});

test('a value that can be kept again replaces the one in memory, for other tabs too', () => {
  const page = aPage();
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
  page.local.put('a', '1');
  spy.mockRestore();
  page.local.put('a', '2');
  localStorage.setItem('a', '3');
  expect(page.local.get('a')).toBe('3');
});

test('a storage that cannot be read gives nothing, and what must not be lost throws', () => {
  localStorage.setItem('a', '1');
  const page = aPage();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refusal);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
  expect(page.local.get('a')).toBeNull();
  expect(() => page.local.read('a')).toThrow(page.StorageFault);
  expect(() => page.local.write('a', '2')).toThrow(page.StorageFault);
  expect(page.local.get('a')).toBeNull();
});

test('a blocked storage throws when it is named, and the page goes on without it', () => {
  const page = aPage();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refusal);
  expect(page.local.keys()).toEqual([]);
  page.local.put('a', '1');
  expect(page.local.get('a')).toBe('1');
  page.local.clear();
  expect(page.local.get('a')).toBeNull();
});
