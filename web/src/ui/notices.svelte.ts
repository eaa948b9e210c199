// Short messages that go away by themselves or when they are closed.
export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const LASTS = 8_000;

class Notices {
  all = $state<Notice[]>([]);
  private last = 0;

  tell(text: string, { bad = false } = {}): void {
    const id = ++this.last;
    this.all = [...this.all.filter((notice) => notice.text !== text), { id, text, bad }];
    setTimeout(() => this.close(id), LASTS);
  }

  close(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
