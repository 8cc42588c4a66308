// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A price feed with the interface of a Chainlink aggregator proxy (AggregatorV3Interface and its phases).
/// Round ids are phaseId << 64 | round, with one phase and rounds counted from 1.
contract PriceFeed {
    struct Round {
        int192 answer;
        uint64 updatedAt;
    }

    uint16 public constant phaseId = 1;
    uint256 public constant version = 4;
    uint8 public immutable decimals;
    string public description;
    Round[] private rounds;

    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    constructor(string memory description_, uint8 decimals_) {
        description = description_;
        decimals = decimals_;
    }

    /// Adds rounds in order of time. Anybody may call this, because the chain is local.
    function push(int192[] calldata answers, uint64[] calldata times) external {
        require(answers.length == times.length, "lengths differ");
        for (uint256 i = 0; i < answers.length; i++) {
            rounds.push(Round(answers[i], times[i]));
            emit AnswerUpdated(answers[i], rounds.length, times[i]);
        }
    }

    function aggregator() external view returns (address) {
        return address(this);
    }

    function phaseAggregators(uint16 phase) external view returns (address) {
        return phase == phaseId ? address(this) : address(0);
    }

    function latestRound() external view returns (uint256) {
        return (uint256(phaseId) << 64) | rounds.length;
    }

    function latestAnswer() external view returns (int256) {
        return rounds[rounds.length - 1].answer;
    }

    function latestTimestamp() external view returns (uint256) {
        return rounds[rounds.length - 1].updatedAt;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return _round(uint64(rounds.length));
    }

    function getRoundData(uint80 roundId) external view returns (uint80, int256, uint256, uint256, uint80) {
        require(roundId >> 64 == phaseId, "No data present");
        return _round(uint64(roundId));
    }

    function _round(uint64 number) private view returns (uint80, int256, uint256, uint256, uint80) {
        require(number > 0 && number <= rounds.length, "No data present");
        Round memory round = rounds[number - 1];
        uint80 id = (uint80(phaseId) << 64) | number;
        return (id, round.answer, round.updatedAt, round.updatedAt, id);
    }
}
