import { Anchor, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ChatEvent } from '#api/chat_events'
import classes from './model.module.css'

type SentenceEvent = Extract<ChatEvent, { kind: 'sentence' }>

interface Block {
  isItem: boolean
  sentences: SentenceEvent[]
}

/** The words of a model in paragraphs and items of a list. They are text alone: links are those that the server made. */
export function Sentences({ events }: { events: ChatEvent[] }) {
  const sentences = events.filter((event) => event.kind === 'sentence')
  return partsOf(blocksOf(sentences)).map(({ isList, blocks }, position) => {
    const Tag = isList ? 'ul' : 'div'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts only grow at the end
      <Tag key={position} className={isList ? classes.items : undefined}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only grow at the end
          <BlockText key={index} block={block} />
        ))}
      </Tag>
    )
  })
}

function BlockText({ block: { isItem, sentences } }: { block: Block }) {
  const Tag = isItem ? 'li' : 'p'
  return (
    <Tag className={isItem ? classes.item : classes.paragraph}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only grow at the end
        <Sentence key={index} sentence={sentence} />
      ))}
    </Tag>
  )
}

function Sentence({ sentence: { segments, isFromBooks } }: { sentence: SentenceEvent }) {
  const { t } = useTranslation('assistant')
  return (
    <span className={isFromBooks ? undefined : classes.unproven}>
      {segments.map(({ text, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change
        <Fragment key={index}>
          {isOwnPage(link) ? (
            <Anchor component={Link} to={link} inherit underline="always">
              {text}
            </Anchor>
          ) : (
            text
          )}
        </Fragment>
      ))}
      {!isFromBooks && (
        <Text component="span" className={classes.mark}>
          {t('model.unproven')}
        </Text>
      )}{' '}
    </span>
  )
}

/** An address inside the app: `//host` would be another site. */
const isOwnPage = (link: string | undefined): link is string =>
  link !== undefined && /^\/(?!\/)/.test(link)

function blocksOf(sentences: SentenceEvent[]) {
  const blocks: Block[] = []
  for (const sentence of sentences) {
    const last = blocks.at(-1)
    if (last && !sentence.isNew) last.sentences.push(sentence)
    else blocks.push({ isItem: sentence.isItem, sentences: [sentence] })
  }
  return blocks
}

/** Items that follow each other are one list. */
function partsOf(blocks: Block[]) {
  const parts: { isList: boolean; blocks: Block[] }[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (last?.isList === block.isItem) last.blocks.push(block)
    else parts.push({ isList: block.isItem, blocks: [block] })
  }
  return parts
}
