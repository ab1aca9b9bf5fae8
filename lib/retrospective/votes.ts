import { mostPeople, mostVotesEach, type Board } from './board'
import { topicsOf, type Topic } from './cards'

/** A topic with what it got. */
export interface Result extends Topic {
  votes: number
  /** How many people voted for it: ten votes of two people are two opinions. */
  people: number
}

/** How many votes a person has left. */
export const votesLeft = ({ votes, votesEach }: Board, person: number): number =>
  votesEach - votes.filter(vote => vote.person === person).length

/** How many votes of a person a topic has. */
export const votesOf = ({ votes }: Board, person: number, on: string): number =>
  votes.filter(vote => vote.person === person && vote.on === on).length

/** Whether a person may give a topic one more vote. */
export const mayVote = (board: Board, person: number, on: string): boolean =>
  person >= 1 &&
  person <= board.people &&
  votesLeft(board, person) > 0 &&
  !(board.isOneEach && votesOf(board, person, on) > 0)

/** Gives a topic a person's vote; the board itself if the person has none left. */
export const vote = (board: Board, person: number, on: string): Board =>
  mayVote(board, person, on) ? { ...board, votes: [...board.votes, { person, on }] } : board

/** Takes a person's vote back. */
export function unvote(board: Board, person: number, on: string): Board {
  const at = board.votes.findIndex(each => each.person === person && each.on === on)
  return at < 0 ? board : { ...board, votes: board.votes.toSpliced(at, 1) }
}

const within = (value: number, most: number) => Math.min(Math.max(1, Math.round(value)), most)

/** Changes the rules; votes that they no longer allow go, the latest of a person first. */
export function changeRules(
  board: Board,
  { people = board.people, votesEach = board.votesEach, isOneEach = board.isOneEach }: Partial<Board>,
): Board {
  const empty: Board = {
    ...board,
    people: within(people, mostPeople),
    votesEach: within(votesEach, mostVotesEach),
    isOneEach,
    votes: [],
  }
  return board.votes.reduce((sum, each) => vote(sum, each.person, each.on), empty)
}

/** The topics by votes, most first; with the same votes, by people, and then as on the board. */
export function resultsOf(board: Board): Result[] {
  const results = topicsOf(board).map(topic => {
    const mine = board.votes.filter(({ on }) => on === topic.key)
    return { ...topic, votes: mine.length, people: new Set(mine.map(({ person }) => person)).size }
  })
  return results.toSorted((one, other) => other.votes - one.votes || other.people - one.people)
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** '6 votes from 2 people'. */
export const votesInWords = ({ votes, people }: Pick<Result, 'votes' | 'people'>): string =>
  votes === 0 ? 'No votes' : `${counted(votes, 'vote', 'votes')} from ${counted(people, 'person', 'people')}`
