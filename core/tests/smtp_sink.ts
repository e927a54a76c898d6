import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** The server's answer to one mail. */
export type Answer = 'accept' | 'later' | 'never' | 'hang' | 'drop' | 'accept_and_drop'

export interface TakenMail {
  messageId: string
  recipients: string[]
  raw: string
}

interface SinkOptions {
  /** Offers STARTTLS with a certificate that must not be trusted. */
  hasBadCertificate?: boolean
  /** Answers to single recipients, such as 550. */
  refuses?: Map<string, number>
  /** The one that opens it; without it nobody signs in. */
  password?: string
}

/** A real mail server on the loopback that gives the listed answers, mail by mail; at the end it accepts. */
export async function openSmtpSink(answers: Answer[] = [], options: SinkOptions = {}) {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      const isRight = password === options.password
      done(isRight ? null : smtpError(535, 'Authentication failed'), { user: 'known' })
    },
    disabledCommands: options.hasBadCertificate ? [] : ['STARTTLS'],
    closeTimeout: 200,
    onRcptTo({ address }, _session, done) {
      const code = options.refuses?.get(address)
      done(code ? smtpError(code, `${code < 500 ? 4 : 5}.1.1 No such mailbox`) : null)
    },
    async onData(stream, session, done) {
      // A sender may be killed in the middle of a mail: that one was never accepted.
      const raw = await buffer(stream).then(String, () => undefined)
      if (raw === undefined) return
      const answer = answers.shift() ?? 'accept'
      const mail = {
        messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '',
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        raw,
      }
      if (answer.startsWith('accept')) taken.push(mail)
      if (answer === 'hang') return
      if (answer === 'drop' || answer === 'accept_and_drop') return cut()
      if (answer === 'later') return done(smtpError(451, 'Try again later'))
      if (answer === 'never') return done(smtpError(550, 'No such mailbox'))
      done(null, 'taken')
    },
  })
  // A sender may be killed in the middle of a command; the error arrives here and is no fault of the sink.
  server.on('error', () => undefined)
  const cut = () => {
    const { connections } = server as unknown as {
      connections: Set<{ _socket: { destroy(): void } }>
    }
    for (const connection of connections) connection._socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** Those to the next mails. */
    answers,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
