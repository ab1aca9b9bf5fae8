import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const science: TeamNameTheme = {
  id: 'science',
  label: 'Science and math',
  adjectives: wordsIn(`
    Atomic Binary Catalytic Electric Exponential Infinite Magnetic Quantum Rational Scientific Symmetric
    Theoretical Logical Kinetic
  `),
  nouns: nounsIn(`
    Algorithm Amoeba Ampere Angle Atom Axiom Beaker Chromosome Circuit Coefficient Compound Conjecture Constant
    Cosine Decimal Derivative Dimension Diode Electron Element Enzyme Equation Factor Formula Fractal Fraction
    Function Genome Graph Helix Hexagon Integer Inventor Isotope Laser Lemma Logarithm Microscope Molecule
    Neuron Newton Nucleus Number Octagon Ohm Operator Particle Pentagon Photon Pixel Polygon Polynomial Prime
    Proof Proton Quark Quotient Radius Ratio Reactor Robot Sensor Sigma Solution Sphere Spiral Synapse Tangent
    Theorem Theory Transistor Triangle Variable Vector Vertex Volt Wavelength
  `),
}
