// @vitest-environment happy-dom
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { CallError } from '../../platform/http/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Form } from './form.tsx';
import { LongForm } from './long-form.tsx';
import { useLongForm } from './use-long-form.ts';
import { type PageForm, usePageForm } from './use-page-form.ts';

interface Values {
  title: string;
  summary: string;
  version: number;
}
type Field = 'title' | 'facts.summary';

const BLANK: Values = { title: '', summary: '', version: 1 };
const names = { title: 'Title', 'facts.summary': 'Summary' } as const;
const words = {
  failed: 'Not saved',
  conflict: { text: 'Changed elsewhere', reload: 'Reload', onReload: () => reload() },
};

let form: PageForm<Values, Field>;
let reload = vi.fn<() => void>();
const send = vi.fn<(values: Values) => void>();

beforeEach(() => {
  send.mockReset();
  reload = vi.fn<() => void>();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function refused(code: string, errors: readonly { field: string; message: string }[] = []): CallError {
  return new CallError('refused', { code, kind: 'answered', output: { errors } });
}

async function draw(page: React.ReactNode): Promise<void> {
  const root = createRootRoute({ component: Outlet });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: () => page }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => <h1>other</h1> }),
  ]);
  render(<RouterProvider router={createRouter({ routeTree })} />);
  await screen.findByRole('button', { name: /^Save/ });
}

function Fields({ of }: { readonly of: PageForm<Values, Field> }) {
  return (
    <>
      <TextField {...of.text('title')} label={names.title} />
      <TextField {...of.text('summary', 'facts.summary')} label={names['facts.summary']} />
    </>
  );
}

/** Hands the form out to the test as it is drawn. */
function useHandedOut(drawn: PageForm<Values, Field>): void {
  useLayoutEffect(() => {
    form = drawn;
  });
}

function Page({ isShort = false }: { readonly isShort?: boolean }) {
  const page = usePageForm<Values, Field>({
    names,
    initial: BLANK,
    check: ({ title }) => (title === '' ? { title: 'Title is missing' } : {}),
  });
  useHandedOut(page);
  return (
    <Form
      form={page}
      onSend={send}
      words={words}
      isShort={isShort}
      guard={{}}
      actions={<Button type="submit">Save</Button>}
    >
      <Fields of={page} />
    </Form>
  );
}

const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
};
const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const isWrong = (label: string): boolean => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

describe('a form', () => {
  test('sends nothing that is missing, and leads from the summary to the field', async () => {
    await draw(<Page />);
    save();
    const summary = await screen.findByRole('region', { name: '1곳을 고쳐 주세요' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Title is missing' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  test('of a few fields leads to the first one that is wrong', async () => {
    await draw(<Page isShort />);
    save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('takes back what was wrong as soon as it is right', async () => {
    await draw(<Page />);
    save();
    await waitFor(() => expect(isWrong('Title')).toBe(true));
    write('Title', 'a');
    await waitFor(() => expect(isWrong('Title')).toBe(false));
  });

  test('sends what was written, and keeps it when the server refuses', async () => {
    await draw(<Page />);
    write('Title', 'a');
    write('Summary', 'b');
    save();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ title: 'a', summary: 'b', version: 1 }));
    act(() => form.refuse(refused('9100', [{ field: 'facts.summary', message: 'too short' }])));
    await screen.findByRole('link', { name: 'Summary: too short' });
    expect([isWrong('Title'), isWrong('Summary')]).toEqual([false, true]);
    expect([valueOf('Title'), valueOf('Summary')]).toEqual(['a', 'b']);
    write('Summary', 'longer');
    await waitFor(() => expect(isWrong('Summary')).toBe(false));
    save();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ title: 'a', summary: 'longer', version: 1 }));
  });

  test('says beside the fields what belongs to none', async () => {
    await draw(<Page />);
    act(() => form.refuse(refused('9100', [{ field: 'elsewhere', message: 'not now' }])));
    expect((await screen.findByText('not now')).closest('[role=alert]')?.textContent).toContain('Not saved');
  });

  test('says how long to wait after too many attempts', async () => {
    await draw(<Page />);
    act(() => form.refuse(new CallError('refused', { code: '9429', kind: 'answered', output: { retryAfter: 30 } })));
    expect((await screen.findByRole('alert')).textContent).toContain('30초 뒤에 다시 해 주세요.');
  });

  test('of a list keeps what is wrong with the parts that did not change', async () => {
    const rows = [{ text: 'a' }, { text: 'b' }];
    let list: PageForm<{ rows: { text: string }[] }> | undefined;
    function List() {
      const drawn = usePageForm<{ rows: { text: string }[] }, string>({
        names: { rows: 'Rows', 'rows.0.text': 'First', 'rows.1.text': 'Second' },
        initial: { rows },
      });
      useLayoutEffect(() => {
        list = drawn;
      });
      return (
        <Form form={drawn} onSend={({ rows: sent }) => expect(sent).toEqual([])} words={words}>
          <Button type="submit">Save</Button>
        </Form>
      );
    }
    await draw(<List />);
    const wrong = ['rows.0.text', 'rows.1.text'].map((field) => ({ field, message: `${field} is wrong` }));
    act(() => list?.refuse(refused('9100', wrong)));
    await waitFor(() => expect(Object.keys(list?.errors ?? {})).toEqual(['rows.0.text', 'rows.1.text']));
    act(() => list?.set({ rows: [{ text: 'better' }, { text: 'b' }] }));
    await waitFor(() => expect(Object.keys(list?.errors ?? {})).toEqual(['rows.1.text']));
  });

  test('of a record that somebody else changed offers it anew, and what was typed stays', async () => {
    await draw(<Page />);
    write('Title', 'mine');
    act(() => form.refuse(refused('9101')));
    await screen.findByText('Changed elsewhere');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    act(() => form.rebase({ title: 'theirs', summary: 'theirs', version: 2 }));
    await waitFor(() => expect(form.values).toEqual({ title: 'mine', summary: 'theirs', version: 2 }));
    expect(form.frame.isUnsaved).toBe(true);
    expect(screen.queryByText('Changed elsewhere')).toBeNull();
  });

  test('waits for files that are on their way', async () => {
    await draw(<Page />);
    write('Title', 'a');
    act(() => form.countRunning(1));
    save();
    await screen.findByText(/파일이 아직 올라가고 있어요/);
    expect(send).not.toHaveBeenCalled();
    act(() => form.countRunning(0));
    save();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(screen.queryByText(/파일이 아직 올라가고 있어요/)).toBeNull();
  });

  test('is unsaved until it is saved or taken back', async () => {
    await draw(<Page />);
    write('Title', 'a');
    await waitFor(() => expect(form.frame.isUnsaved).toBe(true));
    write('Title', '');
    await waitFor(() => expect(form.frame.isUnsaved).toBe(false));
    write('Title', 'b');
    await waitFor(() => expect(form.frame.isUnsaved).toBe(true));
    act(() => form.settle(form.values));
    await waitFor(() => expect(form.frame.isUnsaved).toBe(false));
    expect(valueOf('Title')).toBe('b');
  });

  test('goes on to what came of it without asking', async () => {
    await draw(<Page />);
    write('Title', 'a');
    await waitFor(() => expect(form.frame.isUnsaved).toBe(true));
    act(() => form.leave('/other'));
    await screen.findByRole('heading', { name: 'other' });
  });
});

describe('a long form', () => {
  const keep = vi.fn<(content: { title: string }) => Promise<unknown>>();
  beforeEach(() => {
    keep.mockReset();
    keep.mockResolvedValue(undefined);
  });
  const draft = { values: { ...BLANK, title: 'before' }, savedAt: '2026-11-24T01:00:00Z' };

  function Long({ isRestored = false }: { readonly isRestored?: boolean }) {
    const long = useLongForm<Values, Field, { title: string }>({
      names,
      blank: BLANK,
      draft: isRestored ? draft : null,
      contentOf: ({ title }) => ({ title }),
      save: keep,
    });
    useHandedOut(long);
    return (
      <LongForm
        form={long}
        onSend={send}
        isSending={false}
        words={{ submit: 'Save', sending: 'Saving', failed: 'Not sent' }}
      >
        <Fields of={long} />
      </LongForm>
    );
  }
  const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2_600);

  test('keeps what is written a moment after the pause, and not what no draft holds', async () => {
    await draw(<Long />);
    vi.useFakeTimers();
    write('Summary', 'no part of the draft');
    await rest();
    expect(keep).not.toHaveBeenCalled();
    write('Title', 'a');
    await rest();
    expect(keep).toHaveBeenCalledExactlyOnceWith({ title: 'a' });
    write('Title', '');
    await rest();
    expect(keep).toHaveBeenLastCalledWith({ title: '' });
  });

  test('is sent after the draft that is on its way, and keeps again once it was refused', async () => {
    await draw(<Long />);
    vi.useFakeTimers();
    let arrive = (): void => undefined;
    keep.mockImplementationOnce(() => new Promise<void>((resolve) => (arrive = resolve)));
    write('Title', 'a');
    await rest();
    save();
    await vi.advanceTimersByTimeAsync(10);
    expect(send).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(10);
    expect(send).toHaveBeenCalledOnce();
    write('Title', 'b');
    await rest();
    expect(keep).toHaveBeenCalledOnce();
    act(() => form.refuse(refused('9100', [{ field: 'title', message: 'no' }])));
    await rest();
    expect(keep).toHaveBeenLastCalledWith({ title: 'b' });
    expect(valueOf('Title')).toBe('b');
  });

  test('brings back what was written, and starts over when asked', async () => {
    await draw(<Long isRestored />);
    expect(valueOf('Title')).toBe('before');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '새로 쓰기' }));
    await rest();
    expect(valueOf('Title')).toBe('');
    expect(keep).toHaveBeenCalledExactlyOnceWith({ title: '' });
    expect(screen.queryByRole('button', { name: '새로 쓰기' })).toBeNull();
  });
});
