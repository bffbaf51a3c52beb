// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FileFieldProps, UploadControl, UploadedFile } from './file-field.tsx';
import { FileField } from './file-field.tsx';
import { changeQueue } from './file-queue.ts';

afterEach(cleanup);

const labels: FileFieldProps['labels'] = {
  browse: '파일 고르기',
  drop: '끌어다 놓아도 돼요',
  list: '붙인 파일',
  formatSize: (bytes) => `${bytes} B`,
  uploading: (name, percent) => `${name} ${percent}%`,
  cancel: (name) => `${name} 올리기 취소`,
  remove: (name) => `${name} 빼기`,
  retry: '다시 올리기',
  tooLarge: '너무 커요',
  wrongType: 'PDF로 올려 주세요',
  tooMany: '두 개까지 붙일 수 있어요',
  failed: (error) => (error instanceof Error ? error.message : '올리지 못했어요'),
};

interface PapersProps {
  readonly upload: FileFieldProps['upload'];
  readonly onFiles?: () => void;
  readonly maxFiles?: number;
}

function Papers({ upload, onFiles, maxFiles = 2 }: PapersProps) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <FileField
      label="붙일 파일"
      value={files}
      onValueChange={(next) => {
        setFiles(next);
        onFiles?.();
      }}
      upload={upload}
      accept={{ 'application/pdf': ['.pdf'] }}
      maxSize={100}
      maxFiles={maxFiles}
      labels={labels}
    />
  );
}

const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const succeed = (file: File) => Promise.resolve({ id: file.name, name: file.name, size: file.size });

async function choose(...files: readonly File[]) {
  await screen.findByRole('button', { name: '파일 고르기' });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  fireEvent.change(input, { target: { files } });
}

const rows = () => within(screen.getByRole('list', { name: '붙인 파일' })).getAllByRole('listitem');

describe('FileField', () => {
  it('sends what is chosen and lists it', async () => {
    const upload = vi.fn(succeed);
    render(<Papers upload={upload} />);
    await choose(pdf('한.pdf'), pdf('둘.pdf'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /빼기$/ })).toHaveLength(2));
    expect(upload).toHaveBeenCalledTimes(2);
    expect(rows().map((row) => row.textContent)).toEqual(['한.pdf 10 B', '둘.pdf 10 B']);
  });

  it('says at each file what is wrong with it, and sends the good ones', async () => {
    const upload = vi.fn(succeed);
    render(<Papers upload={upload} />);
    await choose(pdf('큰.pdf', 200), new File(['x'], '그림.png', { type: 'image/png' }), pdf('좋은.pdf'));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['너무 커요', 'PDF로 올려 주세요']);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('takes no more than there may be', async () => {
    const upload = vi.fn(succeed);
    render(<Papers upload={upload} />);
    await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe('두 개까지 붙일 수 있어요');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '파일 고르기' }).disabled).toBe(true),
    );
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('keeps a file that failed and tries it again', async () => {
    const upload = vi.fn<FileFieldProps['upload']>().mockRejectedValueOnce(new Error('인터넷이 끊겼어요'));
    upload.mockImplementation(succeed);
    render(<Papers upload={upload} />);
    await choose(pdf('한.pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe('인터넷이 끊겼어요');
    await userEvent.click(screen.getByRole('button', { name: '다시 올리기' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await screen.findByRole('button', { name: '한.pdf 빼기' })).not.toBeNull();
  });

  it('shows how far it is, and stops when told to', async () => {
    let control: UploadControl | undefined;
    const onFiles = vi.fn();
    const upload: FileFieldProps['upload'] = (file, given) => {
      control = given;
      return new Promise((resolve) => {
        given.signal.addEventListener('abort', () => resolve({ id: '1', name: file.name, size: 1 }));
      });
    };
    render(<Papers upload={upload} onFiles={onFiles} />);
    await choose(pdf('한.pdf'));
    await screen.findByRole('progressbar', { name: '한.pdf 0%' });
    control?.onProgress(0.42);
    await screen.findByRole('progressbar', { name: '한.pdf 42%' });
    await userEvent.click(screen.getByRole('button', { name: '한.pdf 올리기 취소' }));
    expect(control?.signal.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('takes a file away', async () => {
    render(<Papers upload={succeed} />);
    await choose(pdf('한.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: '한.pdf 빼기' }));
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('FileField for one file', () => {
  const remaining = () => rows().map((row) => row.textContent);

  it('replaces its file by the next one, and says so to screen readers', async () => {
    render(<Papers upload={succeed} maxFiles={1} />);
    await choose(pdf('처음.pdf'));
    await screen.findByRole('button', { name: '처음.pdf 빼기' });
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
    await choose(pdf('다음.pdf'));
    await screen.findByRole('button', { name: '다음.pdf 빼기' });
    expect(remaining()).toEqual(['다음.pdf 10 B']);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('붙인 파일: 다음.pdf');
  });

  it('takes a dropped file in the place of the one that is there', async () => {
    render(<Papers upload={succeed} maxFiles={1} />);
    await choose(pdf('처음.pdf'));
    await screen.findByRole('button', { name: '처음.pdf 빼기' });
    const file = pdf('다음.pdf');
    const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
    fireEvent.drop(screen.getByRole('presentation'), { dataTransfer: { files: [file], items, types: ['Files'] } });
    await screen.findByRole('button', { name: '다음.pdf 빼기' });
    expect(remaining()).toEqual(['다음.pdf 10 B']);
  });

  it('keeps its file where the next one is refused or does not arrive, and forgets the refused one at a third', async () => {
    const upload = vi.fn(succeed);
    render(<Papers upload={upload} maxFiles={1} />);
    await choose(pdf('처음.pdf'));
    await screen.findByRole('button', { name: '처음.pdf 빼기' });
    await choose(pdf('큰.pdf', 200));
    await waitFor(() => expect(remaining()).toEqual(['처음.pdf 10 B', '큰.pdf 200 B너무 커요']));
    upload.mockRejectedValueOnce(new Error('인터넷이 끊겼어요'));
    await choose(pdf('끊긴.pdf'));
    await waitFor(() => expect(remaining()).toEqual(['처음.pdf 10 B', '끊긴.pdf 10 B인터넷이 끊겼어요다시 올리기']));
    await choose(pdf('셋째.pdf'));
    await waitFor(() => expect(remaining()).toEqual(['셋째.pdf 10 B']));
  });

  it('stops a file on its way for the next one, not for a refused one', async () => {
    const controls: UploadControl[] = [];
    const arrivals: (() => void)[] = [];
    const upload: FileFieldProps['upload'] = (file, control) => {
      controls.push(control);
      return new Promise((resolve) => {
        arrivals.push(() => resolve({ id: file.name, name: file.name, size: file.size }));
      });
    };
    render(<Papers upload={upload} maxFiles={1} />);
    await choose(pdf('처음.pdf'));
    await screen.findByRole('progressbar', { name: '처음.pdf 0%' });
    await choose(pdf('큰.pdf', 200));
    await screen.findByText('너무 커요');
    expect(controls[0]?.signal.aborted).toBe(false);
    await choose(pdf('다음.pdf'));
    await screen.findByRole('progressbar', { name: '다음.pdf 0%' });
    expect(controls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    for (const arrive of arrivals.toReversed()) arrive();
    await screen.findByRole('button', { name: '다음.pdf 빼기' });
    expect(remaining()).toEqual(['다음.pdf 10 B']);
  });
});

describe('changeQueue', () => {
  const item = { key: '1', name: 'a', size: 1, progress: 0.5, problem: null, file: null };

  it('keeps progress between nothing and all', () => {
    expect(changeQueue([item], { type: 'progressed', key: '1', progress: 7 })[0]?.progress).toBe(1);
    expect(changeQueue([item], { type: 'progressed', key: '1', progress: -1 })[0]?.progress).toBe(0);
  });

  it('changes only the file that it is about', () => {
    const other = { ...item, key: '2' };
    expect(changeQueue([item, other], { type: 'failed', key: '2', problem: '!' })).toEqual([
      item,
      { ...other, problem: '!' },
    ]);
    expect(changeQueue([item, other], { type: 'left', key: '1' })).toEqual([other]);
  });
});
