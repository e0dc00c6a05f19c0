import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PlainList } from './plainList';

/** The least that a console of two lists can be: no rights, no languages, no themes, no failures. */

const PayOrders = lazy(() => import('./plainPayOrders'));
const COLUMNS = ['withdrawNo', 'submittedAt', 'holderName', 'currency', 'amount', 'netAmount', 'fee', 'status'];

function App() {
  const [screen, setScreen] = useState('Withdraw orders');
  return (
    <>
      <div role="menu">
        {['Withdraw orders', 'Pay orders'].map((name) => (
          <button type="button" role="menuitem" key={name} onClick={() => setScreen(name)}>
            {name}
          </button>
        ))}
      </div>
      <h1>{screen}</h1>
      <Suspense>
        {screen === 'Pay orders' ? (
          <PayOrders />
        ) : (
          <PlainList api="/trade/withdraw/page?view=ALL&" rowKey="withdrawNo" columns={COLUMNS} />
        )}
      </Suspense>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
