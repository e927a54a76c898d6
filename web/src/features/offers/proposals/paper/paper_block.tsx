import type { ReactNode } from 'react'
import { DayText } from '@/components/values/day_text'
import type { Paper, PaperBlock } from '../proposal'
import type { Choice } from './choice'
import { numbered } from './numbered'
import classes from './paper.module.css'
import { PriceTable } from './price_table'
import { RichText } from './rich_text'

interface PaperBlockProps {
  block: PaperBlock
  paper: Paper
  choice: Choice
  /** Content of the place for the client's signature. */
  answer: ReactNode
}

/** A part of a proposal behind its cover. */
export function PaperBlockView({ block, paper, choice, answer }: PaperBlockProps) {
  const { kind, heading, text, image, items } = block
  if (kind === 'image') return image && <Figure image={image} caption={heading} />
  return (
    <section className={classes.block}>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
      <RichText parts={text} />
      {kind === 'scope' && <Scope items={items} />}
      {kind === 'timeline' && <Timeline items={items} />}
      {kind === 'prices' && <PriceTable paper={paper} choice={choice} />}
      {kind === 'signature' && answer}
    </section>
  )
}

function Figure({ image, caption }: { image: NonNullable<PaperBlock['image']>; caption: string }) {
  return (
    <figure className={classes.figure}>
      <img
        src={image.address}
        width={image.width}
        height={image.height}
        alt={caption}
        loading="lazy"
      />
      {caption && <figcaption aria-hidden>{caption}</figcaption>}
    </figure>
  )
}

type Items = { items: PaperBlock['items'] }

function Scope({ items }: Items) {
  return (
    <div className={classes.scope}>
      {numbered(items).map(({ entry: item, key }) => (
        <div key={key} className={classes.deliverable}>
          {item.title && <h3>{item.title}</h3>}
          <RichText parts={item.text} />
        </div>
      ))}
    </div>
  )
}

function Timeline({ items }: Items) {
  return (
    <ol className={classes.timeline}>
      {numbered(items).map(({ entry: item, key }) => (
        <li key={key} className={classes.step}>
          <h3>{item.title}</h3>
          {(item.startsOn || item.endsOn) && (
            <p className={classes.days}>
              {item.startsOn && <DayText value={item.startsOn} />}
              {item.startsOn && item.endsOn && item.startsOn !== item.endsOn && ' – '}
              {item.endsOn && item.endsOn !== item.startsOn && <DayText value={item.endsOn} />}
            </p>
          )}
          <RichText parts={item.text} />
        </li>
      ))}
    </ol>
  )
}
