import { useId } from 'react'
import { longestText } from '@lib/retrospective/board'
import { nameGroup, type Topic } from '@lib/retrospective/cards'
import { mayVote, unvote, vote, votesLeft, votesOf } from '@lib/retrospective/votes'
import { Button } from '../controls/Button'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import styles from './Retrospective.module.css'
import type { BoardControls } from './useBoard'

interface TopicVoteProps {
  topic: Topic
  person: number
  controls: BoardControls
}

/** A topic with the votes of one person; a group has a field for its name. */
export function TopicVote({ topic, person, controls: { board, act, type, say } }: TopicVoteProps) {
  const id = useId()
  const group = topic.key.startsWith('g') ? board.groups.find(each => `g${each.id}` === topic.key) : undefined
  const own = votesOf(board, person, topic.key)
  const name = <span className="visually-hidden">: {topic.title}</span>
  // A button that can't do more keeps the focus, and says why.
  const give = () => {
    if (mayVote(board, person, topic.key))
      act(
        now => vote(now, person, topic.key),
        `Voted for “${topic.title}.” ${votesLeft(board, person) - 1} left.`,
      )
    else
      say(
        votesLeft(board, person) > 0
          ? 'One vote a topic for each person. Choose another topic.'
          : `Person ${person} has no votes left. Take one back, or go on to the next person.`,
      )
  }
  return (
    <li className={styles.topic}>
      {group ? (
        <div className={toolStyles.field}>
          <label htmlFor={id}>Name of this group</label>
          <input
            id={id}
            value={group.title}
            placeholder={topic.cards[0]?.text}
            maxLength={longestText}
            autoComplete="off"
            onChange={event => type(now => nameGroup(now, group.id, event.target.value))}
          />
          <p className={parts.note}>{topic.cards.map(({ text }) => text).join(' · ')}</p>
        </div>
      ) : (
        <p className={styles.words}>{topic.title}</p>
      )}
      <div className={styles.buttons}>
        <Button aria-disabled={!mayVote(board, person, topic.key)} onClick={give}>
          Vote{name}
        </Button>
        <Button
          aria-disabled={own === 0}
          onClick={() => act(now => unvote(now, person, topic.key), `Vote for “${topic.title}” taken back.`)}
        >
          Take back{name}
        </Button>
        <span className={styles.dots}>{own === 0 ? 'No vote' : own === 1 ? '1 vote' : `${own} votes`}</span>
      </div>
    </li>
  )
}
