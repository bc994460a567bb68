import { createServer, type Socket } from 'node:net';
import { listenOn, noTls, slowMs, type FailureMode, type Receiver } from './failure-mode.ts';

/** A mail server: the part of SMTP (RFC 5321) for accepting a message, or failing. */
export async function mailReceiver(): Promise<Receiver> {
  const acknowledged: string[] = [];
  let way: FailureMode;
  const server = createServer((socket) => converse(socket, way, acknowledged));
  return listenOn(server, acknowledged, (next) => (way = next));
}

function converse(socket: Socket, way: FailureMode, acknowledged: string[]): void {
  const say = (line: string): void => {
    setTimeout(() => socket.writable && socket.write(`${line}\r\n`), way === 'slow' ? slowMs : 0);
  };
  let message: string | undefined;
  let waiting = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    waiting += piece;
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (message === undefined) answer(line);
      else if (line !== '.') message += `${line}\r\n`;
      else finish(message);
    }
    if (way === 'cut' && message !== undefined && message.length > 200) socket.destroy();
  });
  const finish = (whole: string): void => {
    message = undefined;
    acknowledged.push(whole);
    say('250 Taken');
  };
  const answer = (line: string): void => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'EHLO') say(way === 'wrong TLS' ? '250-receiver\r\n250 STARTTLS' : '250 receiver');
    else if (verb === 'STARTTLS') socket.write(Buffer.concat([Buffer.from('220 Go on\r\n'), noTls]));
    else if (verb === 'RCPT' && way === '5xx') say('550 Nobody of that name');
    else if (verb === 'DATA') {
      message = '';
      say('354 Go on');
    } else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else say('250 Well');
  };
  if (way === '4xx') socket.end('421 Come back later\r\n');
  else if (way !== 'hang') say('220 receiver ESMTP');
}
