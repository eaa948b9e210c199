// Short messages. Good news goes away by itself; what went wrong stays until it is closed, or something newer is told.
export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const LASTS = 8_000;

class Notices {
  all = $state<Notice[]>([]);
  private last = 0;

  // The number by which the message can be closed.
  tell(text: string, { bad = false } = {}): number {
    const id = ++this.last;
    this.all = [...this.all.filter((notice) => !notice.bad && notice.text !== text), { id, text, bad }];
    if (!bad) setTimeout(() => this.close(id), LASTS);
    return id;
  }

  close(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
